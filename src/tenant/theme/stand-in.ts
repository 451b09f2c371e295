/** In the name of what stands in for a font of the build until it has loaded: the device's own, as wide and as high. */
export const STAND_IN = "Stand-in";
