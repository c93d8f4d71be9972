import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { done, moment, requiredText } from '../foundation/scalars.ts';

/* What drafts of pages and of menus have in common. */

/** Counts every write to a draft, also its publication. 0: there was no draft yet. */
export const revision = z.int().check(z.gte(0), z.lte(2_147_483_647));
export const withRevision = z.object({ revision });

/** The address of a draft for the staff member who works on it. */
export const framePreview = z.object({ url: z.string(), token: z.string(), expiresAt: moment });

const previewLink = z.object({
  linkId: z.guid(),
  name: z.string(),
  expiresAt: moment,
  createdBy: z.string(),
  createdAt: moment,
});
export type PreviewLink = z.output<typeof previewLink>;

export const newPreviewLink = z.object({ name: requiredText(100, 'Vul in voor wie de link is'), expiresAt: moment });
export type NewPreviewLink = z.output<typeof newPreviewLink>;

/** The longest lifetime of a preview link. */
export const maxPreviewDays = 90;

interface DraftOf<P extends z.core.$ZodShape> {
  spec: string;
  /** Of the draft. */
  base: string;
  params: z.ZodMiniObject<P>;
  /** What outsiders see, as a summary says it. */
  shown: string;
}

/** The links by which outsiders see a draft. */
export function previewLinkRoutes<P extends z.core.$ZodShape>({ spec, base, params, shown }: DraftOf<P>) {
  const staff = { spec, access: 'staff' as const };
  return {
    previewLinks: route({
      ...staff,
      method: 'GET',
      path: `${base}/preview-links`,
      summary: `The links by which outsiders see ${shown}`,
      permission: 'content.read',
      params,
      response: z.object({ links: z.array(previewLink) }),
    }),
    addPreviewLink: route({
      ...staff,
      method: 'POST',
      path: `${base}/preview-links`,
      summary: `A link by which outsiders see ${shown} until a moment; its address is told once`,
      permission: 'content.edit',
      params,
      body: newPreviewLink,
      response: z.extend(previewLink, { url: z.string() }),
    }),
    revokePreviewLink: route({
      ...staff,
      method: 'DELETE',
      path: `${base}/preview-links/{linkId}`,
      summary: 'Let a link show nothing any more',
      permission: 'content.edit',
      params: z.extend(params, { linkId: z.guid() }),
      response: done,
    }),
  };
}
