/** The sizes pictures are asked for and made in (P 9). */
export const pictureWidths: readonly number[] = [80, 320, 360, 480, 640, 720, 960, 1280, 1440, 1920, 2560, 2880, 3840];
export const pictureHeights: readonly number[] = [
  80, 160, 180, 240, 320, 360, 480, 640, 720, 960, 1280, 1440, 1920, 2560,
];

/** Squares the specification asks for by name: payment icons, search suggestions, the login picture (P 9, C 9). */
export const pictureSquares: readonly number[] = [100, 300, 900];
