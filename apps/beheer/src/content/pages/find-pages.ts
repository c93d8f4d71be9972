import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { call } from '../../frame/api/call.ts';
import type { Section } from '../../frame/sections/section.ts';

/** Pages for the command palette, of the current venture. */
export const findPages: NonNullable<Section['search']> = async (text, { ventureId, signal }) => {
  if (ventureId === undefined) return [];
  const { pages } = await call(beheerPageRoutes.tree, { query: { ventureId, q: text }, signal });
  return pages
    .slice(0, 5)
    .map(({ pageId, name, url }) => ({ to: `/paginas/${pageId}`, title: name, detail: url ?? '', ventureId }));
};
