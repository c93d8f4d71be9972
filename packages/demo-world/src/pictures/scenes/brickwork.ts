import { edgeOf, tone } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { DOWN, X, Y } from '../vectors.ts';

/** Brick wall facing the viewer, with texture. */
export function brickWall(g: Stage, x: number, y: number, z: number, w: number, h: number, c: string) {
  g.panel(x, y, z, w, h, c, edgeOf(c));
  g.panel(x, y, z, w, h, g.grid(`bond${c}`, X, DOWN, 4, '#f3e6d8', 1, 3.6, 0.55));
}

/** The same on a wall facing right. */
export function brickFlank(g: Stage, x: number, y: number, z: number, d: number, h: number, c: string) {
  g.flank(x, y, z, d, h, tone(c, -0.32), edgeOf(c));
  g.flank(x, y, z, d, h, g.grid(`bondr${c}`, Y, DOWN, 4, '#d8c3b2', 1, 3.6, 0.35));
}
