/** The sizes of P 9; anything else would let a stranger fill the disk with every number there is. */
const widths = [80, 320, 360, 480, 640, 720, 960, 1280, 1440, 1920, 2560, 2880, 3840];
const heights = [80, 160, 180, 240, 320, 360, 480, 640, 720, 960, 1280, 1440, 1920, 2560];

/** Squares the specification asks for by name: login image, search suggestions, payment icons (P 9, C 9). */
const presets = [900, 300, 100];

export const allowedWidths = withDoubles([...widths, ...presets]);
export const allowedHeights = withDoubles([...heights, ...presets]);

/** Doubled for screens with more than one pixel to a point (P 7.6). */
function withDoubles(sizes: number[]): ReadonlySet<number> {
  return new Set(sizes.flatMap((size) => [size, size * 2]));
}
