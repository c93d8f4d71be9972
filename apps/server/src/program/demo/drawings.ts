import { datasheetPdf } from '@bouwpoort/demo-world/datasheet-pdf';
import { drawProduct } from '@bouwpoort/demo-world/pictures/draw-product';
import { drawScene } from '@bouwpoort/demo-world/pictures/draw-scene';
import { z } from 'zod';

const size = z.object({ l: z.number(), w: z.number(), t: z.number(), scale: z.number() }).partial();

/** The recipes the demo world stores instead of files (media_file.drawing). */
export const drawing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    family: z.string(),
    material: z.string().optional(),
    size: size.optional(),
    label: z.string().optional(),
    note: z.string().optional(),
    accent: z.string().optional(),
    seed: z.union([z.number(), z.string()]).optional(),
    view: z.string().optional(),
  }),
  z.object({
    kind: z.literal('scene'),
    scene: z.string(),
    accent: z.string().optional(),
    label: z.string().optional(),
    seed: z.union([z.number(), z.string()]).optional(),
    width: z.number().optional(),
    height: z.number().optional(),
  }),
  z.object({ kind: z.literal('datasheet'), title: z.string(), lines: z.array(z.string()) }),
]);
type Drawing = z.infer<typeof drawing>;

export function makeDrawing(recipe: Drawing): Buffer {
  if (recipe.kind === 'product') return Buffer.from(drawProduct(recipe));
  if (recipe.kind === 'scene') return Buffer.from(drawScene(recipe));
  return Buffer.from(datasheetPdf(recipe.title, recipe.lines));
}
