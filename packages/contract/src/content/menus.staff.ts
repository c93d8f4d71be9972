import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { audience, moment, plainText, queryInteger, requiredText, ventureId } from '../foundation/scalars.ts';
import { isSafeLink } from './content-address.ts';
import { framePreview, previewLinkRoutes, revision, withRevision } from './draft-previews.ts';
import { navigation } from './menus.ts';

const spec = 'back office: menus';
const staff = { spec, access: 'staff' as const };

export const href = requiredText(500, 'Vul een adres in').check(
  z.refine(isSafeLink, {
    error: 'Begin met / voor een pagina van de site, of met https://',
  }),
);
const text = requiredText(80, 'Vul een tekst in');

const menuLink = z.object({ text, href, target: z.nullable(plainText(20)), title: z.nullable(plainText(200)) });

/** How deep a menu goes, the categories below the assortment included. */
const deepestMenu = 6;

const menuItem = z.extend(menuLink, {
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  thumbnailUrl: z.nullable(z.string().check(z.maxLength(500), z.refine(isSafeLink))),
  audience: z.optional(audience),
  get children() {
    return z.array(menuItem).check(z.maxLength(500, { error: 'Hooguit 500 items onder één item' }));
  },
});
type MenuItem = z.output<typeof menuItem>;

export const menuEdit = z.object({
  headerLinks: z.array(menuItem).check(
    z.maxLength(20, { error: 'Hooguit 20 items naast elkaar' }),
    z.refine((items) => depthOf(items) <= deepestMenu, { error: `Een menu is hooguit ${deepestMenu} lagen diep` }),
    z.refine((items) => areOnce(idsIn(items)), { error: 'Een item staat er twee keer in' }),
  ),
  footerLinks: z
    .array(z.object({ title: requiredText(60, 'Vul een titel in'), links: z.array(menuLink).check(z.maxLength(20)) }))
    .check(z.maxLength(6, { error: 'Hooguit zes kolommen' })),
  secondaryLinks: z.array(z.omit(menuItem, { children: true })).check(
    z.maxLength(10, { error: 'Hooguit tien items' }),
    z.refine((items) => areOnce(items.map(({ id }) => id)), { error: 'Een item staat er twee keer in' }),
  ),
});
export type MenuEdit = z.output<typeof menuEdit>;

function depthOf(items: readonly MenuItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)));
}

function idsIn(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ id, children }) => [id, ...idsIn(children)]);
}

const areOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The menus of a site, each with a draft and a plan of its own. */
export const menuPlaces = ['header', 'service', 'footer'] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** Under which name the items of a menu stand. */
export const fieldOfMenu = {
  header: 'headerLinks',
  service: 'secondaryLinks',
  footer: 'footerLinks',
} as const satisfies Record<MenuPlace, keyof MenuEdit>;

/** The items of one menu, under their name. */
const oneMenu = z.partial(menuEdit);
export type OneMenu = z.output<typeof oneMenu>;

const menuStates = ['published', 'draft', 'planned'] as const;

const beheerMenu = z.object({
  place: z.enum(menuPlaces),
  state: z.enum(menuStates),
  /** The draft, or what is on the site where there is none: what a rule of today would refuse can still be read. */
  menu: z.partial(navigation),
  /** What visitors see. */
  published: z.partial(navigation),
  hasDraft: z.boolean(),
  revision,
  savedBy: z.nullable(z.string()),
  savedAt: z.nullable(moment),
  plan: z.nullable(
    z.object({
      /** None where it did not happen. */
      publishAt: z.nullable(moment),
      by: z.string(),
      /** Why it did not happen when its moment came. */
      problem: z.nullable(z.string()),
    }),
  ),
});
export type BeheerMenu = z.output<typeof beheerMenu>;

const beheerMenus = z.object({
  ventureId: z.string(),
  /** The item that follows the categories by itself. */
  assortmentId: z.string(),
  /** The site itself, to look at. */
  shopPath: z.string(),
  menus: z.array(beheerMenu),
});
export type BeheerMenus = z.output<typeof beheerMenus>;

/** The 409 of every write that names a revision: `current` is the menu as it is now. */
const menuConflict = z.looseObject({ detail: z.optional(z.string()), code: z.string(), current: beheerMenu });

const ofMenu = z.object({ ventureId, place: z.enum(menuPlaces) });
const conflict = { 409: menuConflict };
const base = '/api/beheer/menus/{ventureId}/{place}';

export const beheerMenuRoutes = {
  menus: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/menus/{ventureId}',
    summary: 'The header, service and footer menu of a venture, each with its draft and its plan',
    permission: 'content.read',
    params: z.object({ ventureId }),
    response: beheerMenus,
  }),
  save: route({
    ...staff,
    method: 'PUT',
    path: `${base}/draft`,
    summary: 'Save the draft of a menu; refused with the current one when somebody else saved it first',
    permission: 'content.edit',
    params: ofMenu,
    body: z.extend(withRevision, { edit: oneMenu }),
    response: beheerMenu,
    failures: conflict,
  }),
  discard: route({
    ...staff,
    method: 'DELETE',
    path: `${base}/draft`,
    summary: 'Go back to what is on the site; the draft stays in the history',
    permission: 'content.edit',
    params: ofMenu,
    query: z.object({ revision: queryInteger(0, 2_147_483_647) }),
    response: beheerMenu,
    failures: conflict,
  }),
  publish: route({
    ...staff,
    method: 'POST',
    path: `${base}/publish`,
    summary: 'Put the draft on the site',
    permission: 'content.publish',
    params: ofMenu,
    body: withRevision,
    response: beheerMenu,
    failures: conflict,
  }),
  putBack: route({
    ...staff,
    method: 'POST',
    path: `${base}/put-back`,
    summary: 'An earlier menu on the site at once',
    permission: 'content.publish',
    params: ofMenu,
    body: z.extend(withRevision, {
      edit: oneMenu,
      /** To undo a publication: the published menu becomes the draft again, if there is no other draft. */
      keepAsDraft: z.boolean(),
    }),
    response: beheerMenu,
    failures: conflict,
  }),
  plan: route({
    ...staff,
    method: 'PUT',
    path: `${base}/plan`,
    summary: 'Publish the draft, as it is now, at a moment',
    permission: 'content.publish',
    params: ofMenu,
    body: z.extend(withRevision, { publishAt: z.iso.datetime({ offset: true, error: 'Kies een moment' }) }),
    response: beheerMenu,
    failures: conflict,
  }),
  cancelPlan: route({
    ...staff,
    method: 'DELETE',
    path: `${base}/plan`,
    summary: 'Let nothing happen by itself',
    permission: 'content.publish',
    params: ofMenu,
    response: beheerMenu,
  }),
  preview: route({
    ...staff,
    method: 'POST',
    path: `${base}/preview`,
    summary: 'The address of the site with the draft of a menu; good for an hour',
    permission: 'content.read',
    params: ofMenu,
    response: framePreview,
  }),
  ...previewLinkRoutes({ spec, base, params: ofMenu, shown: 'the site with the draft' }),
};
