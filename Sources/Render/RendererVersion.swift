/// The version of the rules by which display lists become pixels; it rises with every change that moves one.
package let rendererVersion = 3
