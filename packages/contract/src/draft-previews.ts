import { z } from 'zod';
import { moment, requiredText } from './scalars.ts';

/* What drafts of pages and of menus have in common. */

/** Counts every write to a draft, also its publication. 0: nobody worked on it here yet. */
export const revision = z.int().min(0).max(2_147_483_647);
export const withRevision = z.object({ revision });

/** The address of a draft for the staff member who works on it. */
export const framePreview = z.object({ url: z.string(), token: z.string(), expiresAt: moment });

export const previewLink = z.object({
  linkId: z.guid(),
  name: z.string(),
  expiresAt: moment,
  createdBy: z.string(),
  createdAt: moment,
});
export type PreviewLink = z.output<typeof previewLink>;

export const newPreviewLink = z.object({ name: requiredText(100, 'Vul in voor wie de link is'), expiresAt: moment });
export type NewPreviewLink = z.output<typeof newPreviewLink>;

/** Longer than this nobody outside looks at a draft. */
export const longestPreviewDays = 90;
