/** What drives through the scenes. */

import { edgeOf, inkOn, tone } from './colour.ts';
import { person } from './props.ts';
import type { Stage } from './stage.ts';
import { GLASS, STEEL } from './stage.ts';
import type { Vec2, Vec3 } from './vectors.ts';
import { v2, v3, X, Y, Z } from './vectors.ts';

/** Wheel with its side to the viewer. */
export function wheel(g: Stage, x: number, y: number, r: number, t: number) {
  g.lathe([x, y, r], Y, [v2(r, 0), v2(r, t)], '#3a3b3e', { bands: [0, 0.4, 0.8, 1] });
  g.disc([x, y - 0.02, r], Y, r * 0.58, '#c6ccd0', { stroke: '#4c5156' });
  g.disc([x, y - 0.04, r], Y, r * 0.2, '#6d7478');
}

/** Lorry with a loading crane, nose to the right. */
export function truck(g: Stage, x: number, y: number) {
  const c = g.accent;
  const W = 24;
  const L = 78;
  g.cast(x, y, L + 20, W, 22);
  for (const wx of [x + 12, x + 22, x + 86]) wheel(g, wx, y + W - 4, 4.8, 4);
  g.box(x - 2, y + 2, 5, L + 22, W - 4, 3, '#4a4e53');
  for (const wx of [x + 12, x + 22, x + 86]) wheel(g, wx, y, 4.8, 4);
  g.box(x, y, 8, L - 8, W, 1.6, '#8d949a');
  g.box(x, y, 9.6, 1, W, 11, tone(c, -0.1));
  return {
    deck: 9.6,
    cab: () => {
      const cx = x + L - 2;
      const cw = 21;
      const h = 25;
      g.box(cx, y, 6, cw, W, h, c, { sheen: 0.8 });
      g.panel(cx + 6, y - 0.05, 19, 11, 9, GLASS, edgeOf(c));
      g.poly(
        [v3(cx + 6, y - 0.1, 22), v3(cx + 11, y - 0.1, 28), v3(cx + 15, y - 0.1, 28), v3(cx + 6, y - 0.1, 19)],
        '#fff',
        { o: 0.45 },
      );
      g.line([v3(cx + 4.6, y - 0.1, 7), v3(cx + 4.6, y - 0.1, 29)], edgeOf(c), 1.5, 0.6);
      g.line([v3(cx + 18, y - 0.1, 7), v3(cx + 18, y - 0.1, 29)], edgeOf(c), 1.5, 0.6);
      g.flank(cx + cw + 0.05, y + 2, 18, W - 4, 10, tone(GLASS, -0.25), edgeOf(c));
      g.poly(
        [
          v3(cx + cw + 0.1, y + 3, 20),
          v3(cx + cw + 0.1, y + 9, 28),
          v3(cx + cw + 0.1, y + 13, 28),
          v3(cx + cw + 0.1, y + 4, 18),
        ],
        '#fff',
        { o: 0.35 },
      );
      g.flank(cx + cw + 0.05, y + 6, 9, W - 12, 5, tone(c, -0.6), edgeOf(c));
      for (const dy of [1.6, W - 5]) g.flank(cx + cw + 0.1, y + dy, 9.4, 3.4, 3, '#fff6c9', edgeOf(c));
      g.box(cx + 1, y - 0.4, 3.4, cw + 0.8, W + 0.6, 3, '#3b3e42', { only: 'front right' });
      wheel(g, cx + 10, y - 0.4, 4.8, 4);
      g.write(g.label, cx + 11.4, y - 0.1, 14, 2.6, 11, inkOn(c));
      g.box(cx + 3, y + 4, 31, 15, W - 8, 2.6, tone(c, 0.1));
    },
  };
}

/** Loading crane: post, boom, hook at `hook`. */
export function craneArm(g: Stage, foot: Vec3, knee: Vec3, tip: Vec3) {
  const c = '#f0b429';
  g.bar([foot, [foot[0], foot[1], knee[2] - 4]], c, 2.6);
  g.bar([[foot[0], foot[1], knee[2] - 4], knee], c, 2.3);
  g.bar([knee, tip], c, 1.9);
  g.bar(
    [
      v3(foot[0] + (knee[0] - foot[0]) * 0.2, foot[1] + (knee[1] - foot[1]) * 0.2, knee[2] - 9),
      v3(foot[0] + (knee[0] - foot[0]) * 0.7, foot[1] + (knee[1] - foot[1]) * 0.7, knee[2] - 1),
    ],
    STEEL,
    0.9,
  );
}

/** Fork lift, forks to the left. */
export function forklift(g: Stage, x: number, y: number, lift: number) {
  const c = '#f0b429';
  const dark = '#3a3d40';
  g.cast(x - 12, y, 32, 11, 16);
  wheel(g, x + 3, y + 8, 2.6, 2);
  wheel(g, x + 15, y + 8, 2.2, 2);
  g.box(x - 11, y + 7.4, lift, 11, 1.2, 0.6, '#6d7276');
  g.box(x - 11, y + 2, lift, 11, 1.2, 0.6, '#6d7276');
  for (const py of [y + 8, y + 1.4]) g.box(x - 0.8, py, 1.4, 1, 1, 24, dark);
  g.box(x - 1.2, y + 1, lift, 0.8, 8.6, 4, '#6d7276');
  g.box(x + 0.4, y, 2, 17, 10.4, 5.4, c, { sheen: 0.7 });
  g.box(x + 11, y, 7.4, 6.6, 10.4, 4, tone(c, -0.05), { sheen: 0.7 });
  g.box(x + 8.4, y + 3, 7.4, 2.2, 5, 4.6, dark);
  for (const [px, py] of [v2(x + 2.6, y + 9.2), v2(x + 14, y + 9.2)])
    g.bar([v3(px, py, 7), v3(px + 0.6, py, 20)], dark, 0.7);
  person(g, x + 6.6, y + 5.4, 4.4, {
    sit: true,
    shirt: '#44607a',
    vest: '#f0c23a',
    helmet: '#fff',
    left: [-2.6, -0.6, -2],
    right: [-2, -1.4, -2],
  });
  for (const [px, py] of [v2(x + 2.6, y + 0.8), v2(x + 14, y + 0.8)])
    g.bar([v3(px, py, 7), v3(px + 0.6, py, 20)], dark, 0.7);
  g.box(x + 2.4, y + 0.2, 20, 13, 10, 0.7, dark);
  wheel(g, x + 3.4, y - 0.3, 2.7, 2);
  wheel(g, x + 15, y - 0.3, 2.3, 2);
}

const CAR_WIDTH = 17;

/** Shadow and far wheels of a car, under everything else. */
function chassis(g: Stage, x: number, y: number) {
  g.cast(x, y, 46, CAR_WIDTH, 14);
  for (const wx of [x + 9, x + 37]) wheel(g, wx, y + CAR_WIDTH - 3, 3.4, 3);
}

/** Cab, bonnet and near wheels. */
function nose(g: Stage, x: number, y: number, c: string, roof: number, screen: number) {
  const e = edgeOf(c);
  const side: Vec2[] = [
    v2(25, 3.4),
    v2(46, 3.4),
    v2(46, 9.6),
    v2(44.4, 11.4),
    v2(39.4, 12.4),
    v2(34, roof),
    v2(25, roof),
  ];
  g.extrude([x, y, 0], X, Z, side, [0, CAR_WIDTH, 0], c, { edge: e });
  g.poly(
    [v2(33.4, 19), v2(38, 12.8), v2(28, 12.8), v2(28, 19)].map((q) => [x + q[0], y - 0.05, q[1]]),
    GLASS,
    { stroke: e },
  );
  g.poly(
    [v2(39.7, 12.6), v2(34.4, screen)].flatMap((q, i) =>
      i
        ? [v3(x + q[0] + 0.1, y + CAR_WIDTH - 1.6, q[1]), v3(x + q[0] + 0.1, y + 1.6, q[1])]
        : [v3(x + q[0], y + 1.2, q[1]), v3(x + q[0], y + CAR_WIDTH - 1.2, q[1])],
    ),
    tone(GLASS, -0.06),
    { stroke: e },
  );
  g.line([v3(x + 26.6, y - 0.05, 4), v3(x + 26.6, y - 0.05, 19)], e, 1.4, 0.6);
  g.line([v3(x + 38.6, y - 0.05, 4.6), v3(x + 38.6, y - 0.05, 12)], e, 1.4, 0.6);
  g.flank(x + 46.05, y + 1.4, 6.6, 3.4, 2.2, '#fff6c9', e);
  g.flank(x + 46.05, y + CAR_WIDTH - 4.8, 6.6, 3.4, 2.2, '#fff6c9', e);
  g.flank(x + 46.05, y + 5.4, 5.6, CAR_WIDTH - 10.8, 2.6, tone(c, -0.6), e);
  for (const wx of [x + 9, x + 37]) wheel(g, wx, y - 0.3, 3.4, 3);
}

/** Delivery van, nose to the right. */
export function van(g: Stage, x: number, y: number, c: string) {
  chassis(g, x, y);
  g.box(x, y, 3.4, 30, CAR_WIDTH, 18, c, { sheen: 0.8 });
  nose(g, x, y, c, 21.4, 20.8);
}

/**
 * Pick-up, nose to the right.
 * @returns draws the rest, once the load is on
 */
export function pickUp(g: Stage, x: number, y: number, c: string) {
  chassis(g, x, y);
  g.box(x, y, 3.4, 25, CAR_WIDTH, 2.4, '#5a5f64');
  g.box(x, y + CAR_WIDTH - 1, 5.8, 25, 1, 4, c);
  g.box(x, y, 5.8, 1, CAR_WIDTH, 4, c);
  return () => {
    g.box(x, y, 5.8, 25, 1, 4, c, { sheen: 0.6 });
    nose(g, x, y, c, 19.4, 19);
  };
}
