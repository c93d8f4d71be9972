import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { dataPath } from '../../data-files.ts';
import { drawScene } from '../../pictures/draw-scene.ts';
import type { VentureId } from '../../places/venture-facts.ts';
import { ventureById } from '../../places/ventures.ts';
import { type Frame, vp8Of, webm } from './webm.ts';

// Run by hand after the drawings change: node packages/demo-world/src/content/film/make-films.ts
const width = 640;
const height = 360;
const still = 3200;
const steps = 3;

const films: readonly (readonly [file: string, venture: VentureId, scenes: readonly string[]])[] = [
  ['kraanwagen', '110', ['yard', 'branch', 'truck', 'site']],
  ['lossen-op-hoogte', '210', ['truck', 'site', 'facade']],
];

async function picture(venture: VentureId, scene: string): Promise<Buffer> {
  const { accentColor, shortName, path } = ventureById(venture);
  const svg = drawScene({ scene, accent: accentColor, label: shortName, seed: path, width: 1600, height: 900 });
  return sharp(Buffer.from(svg))
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function frame(pixels: Buffer, milliseconds: number): Promise<Frame> {
  const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return { vp8: vp8Of(webp), milliseconds };
}

/** From one picture to the next, a little at a time. */
async function fade(from: Buffer, to: Buffer): Promise<Frame[]> {
  return Promise.all(
    Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / (steps + 1);
      const mixed = Buffer.from(from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share)));
      return frame(mixed, 70);
    }),
  );
}

for (const [file, venture, scenes] of films) {
  const pictures = await Promise.all(scenes.map((scene) => picture(venture, scene)));
  const frames: Frame[] = [];
  for (const [place, pixels] of pictures.entries()) {
    const before = pictures[place - 1];
    if (before) frames.push(...(await fade(before, pixels)));
    frames.push(await frame(pixels, still));
  }
  writeFileSync(dataPath(`files/${file}.webm`), webm(width, height, frames));
}
