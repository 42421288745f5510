"""What other renderers are known to draw otherwise, by scene and renderer, with the reason."""

DIRECTION = "resvg does not know `direction`: a text from right to left begins where it should end."
BLUR = "SVG has no blur of what is behind; the document marks the place with `data-blur`."

EXCEPTIONS = {
    "feed": {"resvg": DIRECTION},
    "gallery-paint-dashes": {
        "resvg": "resvg measures curves by few chords, so dashes wander from one round end to the other."},
    "gallery-paint-glass": {"rsvg-convert": BLUR, "resvg": BLUR},
    "gallery-text-bidi": {"resvg": DIRECTION},
    "gallery-text-natural": {"resvg": DIRECTION},
    "settings": {"resvg": DIRECTION},
    "gallery-text-emoji": {"rsvg-convert": "librsvg draws letters that are pictures as silhouettes in the text's colour."},
}


def exceptions(name):
    """The reasons by renderer for a snapshot, called by its scene and device."""
    return EXCEPTIONS.get(name.split("/")[0], {})


def needless(results, limit):
    """Exceptions of scenes that were tried and agree all the same, as pairs of scene and renderer."""
    tried = {result.name.split("/")[0] for result in results}
    apart = {
        (result.name.split("/")[0], renderer)
        for result in results for renderer, value in result.beside_text.items() if value > limit}
    return [
        (scene, renderer) for scene, reasons in EXCEPTIONS.items() if scene in tried
        for renderer in reasons if (scene, renderer) not in apart]
