import type { Navigation } from '@bouwpoort/contract/content/menus';
import { fieldOfMenu, type MenuPlace, menuPlaces } from '@bouwpoort/contract/content/menus.staff';
import type { Context } from '../../foundation/context/context.ts';
import { findPreviewOf, type PreviewSubject } from '../drafts/previews.ts';
import { asShown, findMenuWork } from './menu-work.ts';
import { usableNavigation } from './navigation-row.ts';

export const previewOfMenu = (ventureId: string, place: MenuPlace): PreviewSubject => ({
  kind: 'menu',
  id: place,
  ventureId,
});

/**
 * The menus of a venture with the draft of a preview token; undefined if the token is of another venture, has expired
 * or never existed.
 */
export async function navigationOfPreview(
  ctx: Context,
  token: string,
  ventureId: string,
): Promise<Navigation | undefined> {
  const preview = await findPreviewOf(ctx, 'menu', token);
  const place = menuPlaces.find((one) => one === preview?.subjectId);
  if (!place || preview?.ventureId !== ventureId) return undefined;
  const work = await findMenuWork(ctx, ventureId, place);
  if (!work) return undefined;
  const menus = { ...work.navigation, [fieldOfMenu[place]]: asShown(work, work.items) };
  return usableNavigation(ctx, ventureId, menus);
}
