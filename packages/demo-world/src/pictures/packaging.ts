/** Buckets, tubes, cans, bottles, boxes, books. */

import { edgeOf, inkOn, luma, readable, sides, tone } from './colour.ts';
import type { Job } from './shapes.ts';
import { block, brandArt, rect, screw, text } from './shapes.ts';
import type { Vec3 } from './vectors.ts';
import { add, DOWN, shifted, v2, v3, X, Z } from './vectors.ts';

/** Printed band with label round a vertical body. */
function wrapLabel(job: Job, r0: number, r1: number, z0: number, z1: number, style: number, c: Vec3 = [0, 0, 0]) {
  const { pen, accent, accent2, label, note } = job;
  const at = (z: number) => r0 + ((r1 - r0) * (z - z0)) / (z1 - z0) + 0.05;
  const patch = (a: number, b: number, fill: string) => {
    const za = z0 + (z1 - z0) * a;
    const zb = z0 + (z1 - z0) * b;
    pen.zone(c, Z, at(za), za, zb, fill, at(zb));
  };
  const mid = Math.PI * 0.53;
  const H = z1 - z0;
  const line = (t: string, f: number, cap: number, color: string) =>
    pen.wrapText(t, c, at, z0 + H * f, cap, mid, 1.5, color);
  const paper = '#f6f4ee';
  const dark = readable(accent);
  if (style === 0) {
    patch(0, 1, accent);
    patch(0.1, 0.3, accent2);
    line(label, 0.66, H * 0.26, inkOn(accent));
    line(note, 0.2, H * 0.12, inkOn(accent2));
  } else if (style === 1) {
    patch(0, 1, paper);
    patch(0.5, 1, accent);
    patch(0.45, 0.5, accent2);
    line(label, 0.75, H * 0.24, inkOn(accent));
    line(note, 0.23, H * 0.15, dark);
  } else {
    patch(0, 1, paper);
    patch(0, 0.14, accent);
    patch(0.86, 1, accent);
    line(label, 0.6, H * 0.25, dark);
    line(note, 0.32, H * 0.12, dark);
  }
}

export function bucket(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('kunststof-wit');
  const c = luma(m.c) > 0.3 ? m.c : '#3f4246';
  const h = 36 + rnd.between(-3, 4);
  const r0 = 17.5;
  const r1 = 21;
  const lid = rnd.pick([job.accent, tone(c, -0.08), '#3b3d40']);
  pen.roundShadow(0, 0, r0, h);
  pen.lathe([0, 0, 0], Z, [v2(r0, 0), v2(r1, h)], c);
  wrapLabel(job, r0 + (r1 - r0) * 0.16, r0 + (r1 - r0) * 0.72, h * 0.16, h * 0.72, job.layout(3));
  for (const f of [0.84, 0.9])
    pen.ink(pen.wrap([0, 0, 0], Z, r0 + (r1 - r0) * f + 0.9, 0, 1, h * f, h * f + 1.4, r0 + (r1 - r0) * f + 0.9), {
      fill: tone(c, -0.1),
      stroke: edgeOf(c),
      w: 1.2,
    });
  pen.lathe([0, 0, h - 1], Z, [v2(r1 + 1.4, 0), v2(r1 + 1.6, 3.4)], lid, { gloss: 0.3 });
  pen.disc([0, 0, h + 2.4], Z, r1 - 0.6, tone(lid, 0.12), { stroke: edgeOf(lid), w: 1.2 });
  pen.disc([0, 0, h + 2], Z, r1 - 2.2, tone(lid, 0.22));
  // wire handle, hanging in front
  const a = pen.ring([0, 0, h * 0.87], Z, r1 + 0.6);
  const p0 = a.at(0.02);
  const p1 = a.at(Math.PI - 0.02);
  const lowL = add(a.at(Math.PI * 0.8), DOWN, h * 0.36);
  const lowR = add(a.at(Math.PI * 0.2), DOWN, h * 0.36);
  const wire = [p1, [...lowL, ...lowR, ...p0]];
  pen.rod(wire, '#4c5156', 1.1);
  pen.rod(wire, '#c9ced1', 0.6);
  for (const p of [p0, p1]) {
    const [x, y] = pen.p(p);
    pen.out.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.5 * pen.scale).toFixed(1)}" fill="#d5d9db" stroke="#4c5156"/>`,
    );
  }
}

export function tube(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('wit');
  const body = rnd.pick(['#f2f1ec', '#f2f1ec', tone(m.c, 0.1), '#e6e7e6']);
  const r = 8.6;
  const h = 36;
  const style = job.layout(3);
  const nozzle = rnd.pick(['#f4f3ee', job.accent, '#e9e5d8']);
  pen.roundShadow(0, 0, r, h);
  // bead of sealant in its own colour
  const bead = [
    v3(-17, -4, 1.2),
    [-14, -15, 1.2, -6, -12.5, 1.2],
    [0, -10.5, 1.2, 6, -15, 1.2],
    [11, -19, 1.2, 19, -13, 1.2],
  ];
  pen.shadow([v2(-17, -4), v2(-6, -12.5), v2(6, -15), v2(19, -13), v2(6, -13)], 2);
  pen.lathe([0, 0, 0], Z, [v2(r + 0.7, 0), v2(r + 0.7, 2.2)], tone(body, -0.06), { cap: null });
  pen.lathe([0, 0, 2.2], Z, [v2(r, 0), v2(r, h)], body, { cap: null });
  const at = () => r + 0.05;
  const zone = (z0: number, z1: number, c: string) => pen.zone([0, 0, 0], Z, r + 0.05, z0, z1, c);
  if (style === 0) {
    zone(5, 36, job.accent);
    zone(5, 9, job.accent2);
  } else if (style === 1) {
    zone(5, 36, '#f6f4ee');
    zone(14, 36, job.accent);
    zone(12.6, 14, job.accent2);
  } else {
    zone(5, 36, job.accent);
    zone(13, 33, '#f6f4ee');
  }
  pen.wrapText(
    job.label,
    [0, 0, 0],
    at,
    24,
    8.4,
    Math.PI * 0.5,
    style === 2 ? 17 : 19,
    style === 2 ? readable(job.accent) : inkOn(job.accent),
    true,
  );
  pen.wrapText(
    job.note,
    [0, 0, 0],
    at,
    style === 0 ? 7 : 9,
    2.6,
    Math.PI * 0.5,
    1.3,
    style === 0 ? inkOn(job.accent2) : style === 1 ? readable(job.accent) : inkOn(job.accent),
  );
  pen.lathe([0, 0, h + 2.2], Z, [v2(r + 0.3, 0), v2(r + 0.3, 1.4), v2(r * 0.62, 4), v2(3.4, 4.6)], body, {
    cap: null,
    bands: [0, 0.2, 0.5, 0.8, 1],
  });
  pen.lathe([0, 0, h + 6.4], Z, [v2(3.3, 0), v2(3.3, 2.6)], nozzle, { cap: null });
  pen.lathe([0, 0, h + 9], Z, [v2(3.7, 0), v2(3, 1.6), v2(1.1, 14)], nozzle, { bands: [0, 0.2, 0.5, 0.8, 1] });
  pen.rod(bead, edgeOf(m.c), 4.1);
  pen.rod(bead, m.c, 3.6);
  pen.rod(shifted(bead, [-0.3, 0, 0.9]), tone(m.c, 0.6), 1, { o: 0.8 });
}

/** PUR foam and spray. */
export function aerosol(job: Job) {
  const { pen, rnd } = job;
  const r = 8;
  const h = 34;
  const style = job.layout(3);
  pen.roundShadow(0, 0, r, h);
  pen.lathe([0, 0, 0], Z, [v2(r + 0.5, 0), v2(r + 0.5, 1.2)], '#cfd4d6', { cap: null });
  pen.lathe([0, 0, 1.2], Z, [v2(r, 0), v2(r, h - 1.2)], '#cfd4d6', { cap: null });
  const zone = (z0: number, z1: number, c: string) => pen.zone([0, 0, 0], Z, r + 0.05, z0, z1, c);
  zone(3.4, h - 0.6, style === 1 ? '#f6f4ee' : job.accent);
  zone(3.4, 10, job.accent2);
  if (style !== 0) zone(10, 11, style === 1 ? job.accent : '#f6f4ee');
  pen.wrapText(
    job.label,
    [0, 0, 0],
    () => r + 0.05,
    22,
    8,
    Math.PI * 0.5,
    20,
    style === 1 ? readable(job.accent) : inkOn(job.accent),
    true,
  );
  pen.wrapText(job.note, [0, 0, 0], () => r + 0.05, 6.6, 2.8, Math.PI * 0.5, 1.3, inkOn(job.accent2));
  pen.lathe([0, 0, h], Z, [v2(r + 0.4, 0), v2(r + 0.4, 1), v2(r * 0.8, 3.4), v2(r * 0.42, 5)], '#c3c9cc', {
    bands: [0, 0.2, 0.5, 0.8, 1],
  });
  pen.lathe([0, 0, h + 5], Z, [v2(3.6, 0), v2(3.6, 2.2), v2(2, 3.4)], '#dadfe0');
  const cap = rnd.pick([job.accent, '#e8802b', '#f2f1ec']);
  pen.lathe([0, 0, h + 8], Z, [v2(2.4, 0), v2(2.2, 4)], cap);
  const spout = [v3(0, 0, h + 11), [-4, -6, h + 15, -16, -12, h + 15.5]];
  pen.rod([v3(0, 0, h + 10.5), v3(14, -3, h + 12.5)], edgeOf(cap), 2.4);
  pen.rod([v3(0, 0, h + 10.5), v3(14, -3, h + 12.5)], cap, 1.9);
  pen.rod(spout, edgeOf(cap), 1.9);
  pen.rod(spout, tone(cap, 0.2), 1.3);
}

export function can(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('blik');
  const tin = '#c6ccd0';
  const paint = m.tex === 'brushed' ? job.accent : m.c;
  const r = 17;
  const h = 33 + rnd.between(-4, 5);
  const style = job.layout(3);
  pen.roundShadow(0, 0, r, h);
  pen.lathe([0, 0, 0], Z, [v2(r + 0.5, 0), v2(r + 0.5, 1.4)], tin, { cap: null });
  pen.lathe([0, 0, 1.4], Z, [v2(r, 0), v2(r, h)], tin, { cap: null, gloss: 0.3 });
  wrapLabel(job, r, r, 3.6, h * 0.8, style);
  pen.ink(pen.wrap([0, 0, 0], Z, r + 0.1, 0, 1, 3.6, 6.2), { fill: paint, o: 0.95 });
  pen.lathe([0, 0, h], Z, [v2(r + 0.8, 0), v2(r + 0.8, 2)], tin, { gloss: 0.4 });
  pen.disc([0, 0, h + 1.6], Z, r - 1.4, tone(tin, -0.25), { stroke: edgeOf(tin), w: 1.2 });
  pen.lathe([0, 0, h + 0.8], Z, [v2(r - 2.4, 0), v2(r - 2.4, 1)], tone(tin, 0.1));
  pen.disc([0, 0, h + 1.8], Z, r - 6, tone(tin, 0.5), { o: 0.8 });
  const a = pen.ring([0, 0, h * 0.92], Z, r + 0.6);
  const p0 = a.at(0.03);
  const p1 = a.at(Math.PI - 0.03);
  const wire = [p1, [...add(a.at(Math.PI * 0.84), DOWN, h * 0.1), ...add(a.at(Math.PI * 0.16), DOWN, h * 0.1), ...p0]];
  pen.rod(wire, '#4c5156', 0.9);
  pen.rod(wire, '#cfd4d7', 0.45);
  for (const p of [p0, p1]) {
    const [x, y] = pen.p(p);
    pen.out.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.6 * pen.scale).toFixed(1)}" fill="#dde1e3" stroke="#4c5156"/>`,
    );
  }
}

export function bottle(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('kunststof-wit');
  const c = m.c;
  const r = 10;
  const h = 27;
  pen.roundShadow(0, 0, r, h);
  pen.lathe([0, 0, 0], Z, [v2(r - 0.8, 0), v2(r, 1), v2(r, h), v2(r * 0.86, h + 4), v2(r * 0.42, h + 8.4)], c, {
    cap: null,
    bands: [0, 0.15, 0.4, 0.65, 0.9, 1],
  });
  pen.lathe([0, 0, h + 8.4], Z, [v2(r * 0.4, 0), v2(r * 0.4, 1.6)], c, { cap: null, bands: [0, 0.4, 0.8, 1] });
  wrapLabel(job, r, r, 4, h - 2, job.layout(3));
  const cap = rnd.pick([job.accent, '#3b3d40', '#c23b2e']);
  pen.lathe([0, 0, h + 10], Z, [v2(4.4, 0), v2(4.4, 4.4)], cap, { gloss: 0.3 });
  pen.lathe([0, 0, h + 14.4], Z, [v2(2.4, 0), v2(1.4, 6)], tone(cap, 0.2));
}

export function jerrycan(job: Job) {
  const { pen } = job;
  const m = job.mat('kunststof');
  const c = m.c;
  const edge = edgeOf(c);
  const w = 27;
  const d = 17;
  const h = 33;
  const s = sides(c);
  pen.boxShadow(0, 0, w, d, h);
  const k = 2.2;
  const F = (y: number) => [
    v3(k, y, 0),
    v3(w - k, y, 0),
    [w, y, 0, w, y, k],
    v3(w, y, h - k),
    [w, y, h, w - k, y, h],
    v3(k, y, h),
    [0, y, h, 0, y, h - k],
    v3(0, y, k),
    [0, y, 0, k, y, 0],
  ];
  pen.poly(
    [
      v3(w - k, 0, 0),
      [w, 0, 0, w, 0, k],
      v3(w, d, k),
      v3(w, d, h - k),
      [w, d, h, w - k, d, h],
      v3(w - k, 0, h),
      v3(w - k, 0, 0),
    ],
    s.right,
    { stroke: edge },
  );
  pen.poly([v3(k, 0, h), v3(w - k, 0, h), v3(w - k, d, h), v3(k, d, h)], s.top, { stroke: edge });
  pen.poly(
    [v3(w - k, 0, h), v3(w - k, d, h), [w, d, h, w, d, h - k], v3(w, 0, h - k), [w, 0, h, w - k, 0, h]],
    tone(c, -0.06),
  );
  pen.poly(F(0), s.front, { stroke: edge });
  pen.ink(pen.d([v3(1.4, 0, 2), v3(9, 0, 2), v3(13, 0, h - 2), v3(1.4, 0, h - 2)]), { fill: '#fff', o: 0.14 });
  pen.face(
    [3.4, -0.02, h - 6],
    X,
    DOWN,
    rect(0, 0, w - 6.8, h - 11, '#f6f4ee') + brandArt(job, w - 6.8, h - 11, '#f6f4ee', job.layout(3)),
    ' stroke="none"',
  );
  pen.lathe([6, d / 2, h], Z, [v2(3.4, 0), v2(3.4, 1.6)], c);
  pen.lathe([6, d / 2, h + 1.6], Z, [v2(3.9, 0), v2(3.9, 3.6)], job.rnd.pick(['#3b3d40', '#c23b2e', '#f1f2f1']));
  const grip = [
    v3(13, d / 2, h),
    [13, d / 2, h + 7, 17, d / 2, h + 7],
    v3(21, d / 2, h + 7),
    [25, d / 2, h + 7, 25, d / 2, h],
  ];
  pen.rod(grip, edge, 4.2);
  pen.rod(grip, tone(c, 0.1), 3.7);
  pen.rod(shifted(grip, [-0.4, 0, 0.8]), tone(c, 0.45), 0.9);
}

export function fixingsBox(job: Job) {
  const { pen, rnd } = job;
  const metal = job.mat('geelverzinkt').c;
  const carton = rnd.pick(['#cfa76d', '#f1efe9', job.accent]);
  const w = 30;
  const d = 20;
  const h = 19;
  const edge = edgeOf(carton);
  pen.boxShadow(0, 0, w, d, h);
  block(pen, [0, 0, 0, w, d, h], { c: carton }, { only: 'right front', sheen: 1 });
  pen.poly([v3(0, 0, h), v3(w, 0, h), v3(w, d, h), v3(0, d, h)], tone(carton, -0.55), { stroke: edge });
  pen.poly(
    [v3(0.8, 1, h - 1.5), v3(w - 0.8, 1, h - 1.5), v3(w - 0.8, d - 0.6, h - 1.5), v3(0.8, d - 0.6, h - 1.5)],
    tone(metal, -0.5),
  );
  // screws in the box: a tight bed of heads
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 6; x++) {
      const c: Vec3 = [
        w - 3 - x * 4.7 + (y % 2) * 1.6 + rnd.between(-0.6, 0.6),
        d - 3 - y * 4.6 + rnd.between(-0.5, 0.5),
        h - 0.6 + rnd.between(-0.6, 0.4),
      ];
      pen.disc(c, Z, 2.1, rnd.pick([tone(metal, 0.3), metal, tone(metal, 0.12)]), { stroke: edgeOf(metal), w: 1 });
      const a = rnd.between(0, 1.5);
      const k = pen.ring(c, Z, 1.15);
      pen.ink(`M${pen.at(k.at(a))}L${pen.at(k.at(a + Math.PI))}M${pen.at(k.at(a + 1.57))}L${pen.at(k.at(a + 4.71))}`, {
        stroke: tone(metal, -0.6),
        w: 0.55 * pen.scale,
      });
    }
  // opened lid behind, front flap down
  pen.poly([v3(0, d, h), v3(w, d, h), v3(w, d + 5, h + 15), v3(0, d + 5, h + 15)], tone(carton, 0.1), { stroke: edge });
  pen.poly([v3(w, 0, h), v3(w, d, h), v3(w + 6, d - 1, h - 4), v3(w + 6, 1, h - 4)], tone(carton, -0.1), {
    stroke: edge,
  });
  pen.face(
    [0, 0, h],
    X,
    DOWN,
    (carton === job.accent ? '' : rect(0, 2.4, w, 9.4, job.accent)) +
      rect(0, 11.8, w, 1.2, job.accent2) +
      text(job.label, w / 2, 7.2, 4.6, w * 0.86, inkOn(job.accent)) +
      text(job.note, w / 2, 15.8, 2.4, w * 0.7, inkOn(carton), 1.2),
    ' stroke="none"',
  );
  screw(pen, [-2, -7.5, 1.7], [0.995, -0.1, 0], 22, 0.85, metal);
  screw(pen, [32, -5.5, 1.7], [-0.72, -0.69, 0], 20, 0.85, metal);
  pen.shadow([v2(-2, -7.5), v2(20, -9.5)], 2);
  pen.shadow([v2(32, -5), v2(18, -18)], 2);
}

export function book(job: Job) {
  const { pen } = job;
  const paper = '#f4efe3';
  const w = 27;
  const d = 6;
  const h = 36;
  const cover = 0.8;
  pen.boxShadow(0, 0, w, d, h);
  block(pen, [0, d - cover, 0, w, cover, h], { c: job.accent });
  block(pen, [0, cover, 0.6, w - 0.8, d - 2 * cover, h - 1.4], { c: paper });
  // the edges of the pages
  for (let y = cover + 0.6; y < d - cover; y += 0.6)
    pen.ink(pen.d([v3(w - 0.8, y, 0.6), v3(w - 0.8, y, h - 0.8)]), { stroke: tone(paper, -0.25), w: 0.8 });
  block(pen, [0, 0, 0, w, cover, h], { c: job.accent }, { sheen: 1 });
  pen.face(
    [0, -0.02, h],
    X,
    DOWN,
    rect(0, 0, 2.6, h, tone(job.accent, -0.25)) +
      rect(2.6, 21, w - 2.6, 7.4, job.accent2) +
      text(job.label, 2.6 + (w - 2.6) / 2, 10, 4.2, (w - 2.6) * 0.82, inkOn(job.accent)) +
      text(job.note, 2.6 + (w - 2.6) / 2, 24.7, 2.6, (w - 2.6) * 0.8, inkOn(job.accent2), 1.2),
    ' stroke="none"',
  );
}
