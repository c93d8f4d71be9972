/** The alphabet: lettering is drawn, not set, so no font is needed when rasterising. */

import type { Vec2 } from './vectors.ts';
import { nth, r2 } from './vectors.ts';

/** Single-line capitals on a 4 x 6 grid, drawn with a thick stroke: width and path. */
const GLYPHS: Readonly<Record<string, readonly [number, string]>> = {
  A: [4, 'M0 6L2 0L4 6M.8 4H3.2'],
  B: [4, 'M0 0V6H2.3Q4 6 4 4.5T2.3 3H0M2.2 3Q3.7 3 3.7 1.5T2.2 0H0'],
  C: [4, 'M4 1.5Q3.8 0 2 0T0 2V4Q0 6 2 6T4 4.5'],
  D: [4, 'M0 0V6H1.8Q4 6 4 3.8V2.2Q4 0 1.8 0Z'],
  E: [3.4, 'M3.4 0H0V6H3.4M0 3H2.9'],
  F: [3.4, 'M3.4 0H0V6M0 3H2.9'],
  G: [4, 'M4 1.5Q3.8 0 2 0T0 2V4Q0 6 2 6T4 4V3.2H2.2'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3, 'M3 0V4.2Q3 6 1.5 6T0 4.6'],
  K: [3.8, 'M0 0V6M3.8 0L0 3.7M1.3 2.5L3.8 6'],
  L: [3.2, 'M0 0V6H3.2'],
  M: [5, 'M0 6V0L2.5 4L5 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4, 'M2 0Q4 0 4 2V4Q4 6 2 6T0 4V2Q0 0 2 0Z'],
  P: [4, 'M0 6V0H2.2Q4 0 4 1.7T2.2 3.4H0'],
  Q: [4, 'M2 0Q4 0 4 2V4Q4 6 2 6T0 4V2Q0 0 2 0ZM2.6 4.4L4.2 6.4'],
  R: [4, 'M0 6V0H2.2Q4 0 4 1.7T2.2 3.4H0M2.2 3.4L4 6'],
  S: [4, 'M3.9 1.4Q3.8 0 2 0T.1 1.5Q.1 2.7 2 3T3.9 4.5Q3.9 6 2 6T0 4.6'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4Q0 6 2 6T4 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [6, 'M0 0L1.4 6L3 1L4.6 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  0: [4, 'M2 0Q4 0 4 2V4Q4 6 2 6T0 4V2Q0 0 2 0Z'],
  1: [1.6, 'M0 1.1L1.6 0V6'],
  2: [4, 'M0 1.6Q0 0 2 0T4 1.7Q4 2.8 2.6 3.8L0 6H4'],
  3: [4, 'M0 1.2Q.3 0 2 0T4 1.5T2 3H1.4M2 3Q4 3 4 4.5T2 6T0 4.8'],
  4: [4, 'M3 6V0L0 4.3H4'],
  5: [4, 'M3.7 0H.4L.2 2.8Q1 2.2 2 2.2Q4 2.2 4 4T2 6Q.3 6 0 4.8'],
  6: [4, 'M3.7 .8Q3.2 0 2 0Q0 0 0 2.4V4Q0 6 2 6T4 4.2T2 2.5T0 4'],
  7: [4, 'M0 0H4L1.4 6'],
  8: [4, 'M2 0Q3.8 0 3.8 1.5T2 3T.2 1.5T2 0M2 3Q4 3 4 4.5T2 6T0 4.5T2 3'],
  9: [4, 'M.3 5.2Q.8 6 2 6Q4 6 4 3.6V2Q4 0 2 0T0 1.8T2 3.5T4 2'],
  '-': [2.4, 'M0 3H2.4'],
  '.': [0, 'M0 5.9V6'],
  ',': [0.9, 'M.9 5.3L0 7.5'],
  '/': [3, 'M0 6L3 0'],
  '+': [3, 'M0 3H3M1.5 1.5V4.5'],
  '*': [2.6, 'M0 2.6L2.6 5.4M2.6 2.6L0 5.4'],
  '&': [4, 'M4 6L.8 1.7Q0 0 1.6 0T2.4 1.6Q2.4 2.4 1 3.2T.2 5Q.6 6 1.8 6Q3.4 6 4 3.4'],
};

export interface Lettering {
  cmds: [string, Vec2[]][];
  width: number;
}

/** Lay out a line of capitals; units: cap height 6. */
export function letters(text: string): Lettering {
  const cmds: [string, Vec2[]][] = [];
  let pen = 0;
  for (const raw of text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/×/g, '*')) {
    const glyph = GLYPHS[raw] ?? GLYPHS[raw.toUpperCase()];
    if (!glyph) {
      pen += 2.4;
      continue;
    }
    const [width, path] = glyph;
    let x = 0;
    let y = 0;
    for (const [, c = '', args = ''] of path.matchAll(/([MLQTHVZ])([^MLQTHVZ]*)/g)) {
      const n = (args.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const pts: Vec2[] = [];
      if (c === 'H') pts.push([nth(n, 0), y]);
      else if (c === 'V') pts.push([x, nth(n, 0)]);
      else for (let i = 0; i < n.length; i += 2) pts.push([nth(n, i), nth(n, i + 1)]);
      [x, y] = pts.at(-1) ?? [x, y];
      cmds.push([c === 'H' || c === 'V' ? 'L' : c, pts.map(([a, b]) => [a + pen, b])]);
    }
    pen += width + 2.1;
  }
  return { cmds, width: Math.max(pen - 2.1, 0.1) };
}

/** Path data for lettering through any mapping of the plane. */
export const inkLetters = (l: Lettering, map: (x: number, y: number) => Vec2) =>
  l.cmds.map(([c, pts]) => c + pts.map((p) => map(p[0], p[1]).map(r2).join(' ')).join(' ')).join('');
