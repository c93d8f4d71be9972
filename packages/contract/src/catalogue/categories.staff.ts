import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { done, queryInteger, requiredText, rowId, ventureId, fieldsVersion as version } from '../foundation/scalars.ts';
import { fieldSource } from './products.staff.ts';

const spec = 'back office: categories';
const staff = { spec, access: 'staff' } as const;
const longText = z.string().check(z.maxLength(20_000));

export const categoryEdit = z.object({
  name: requiredText(200, 'Vul een naam in'),
  parentId: z.nullable(rowId),
  routeSegment: z
    .string()
    .check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Alleen kleine letters, cijfers en streepjes' }),
      z.maxLength(120),
    ),
  introduction: longText,
  bodyIntroduction: longText,
  body: longText,
  position: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Fields that the import decides on otherwise. */
  overridden: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
});
export type CategoryEdit = z.output<typeof categoryEdit>;

const beheerCategory = z.object({
  categoryId: z.int(),
  ventureId: z.string(),
  edit: z.extend(categoryEdit, { name: z.string(), routeSegment: z.string() }),
  shopPath: z.string(),
  sources: z.record(z.string(), fieldSource),
  /** In itself, and with all below it. */
  products: z.int(),
  productsBelow: z.int(),
  version: z.int(),
});
export type BeheerCategory = z.output<typeof beheerCategory>;

const categoryNode = z.object({
  categoryId: z.int(),
  parentId: z.nullable(z.int()),
  name: z.string(),
  depth: z.int(),
  products: z.int(),
  productsBelow: z.int(),
});
export type CategoryNode = z.output<typeof categoryNode>;

const waitingGroup = z.object({
  /** Who sent them; empty for products that staff made or took out of their category. */
  source: z.nullable(z.string()),
  /** What is decided on; empty where the products name neither a category nor a class. */
  system: z.nullable(z.string()),
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  products: z.int(),
  example: z.string(),
});

const waitingGroups = z.object({
  /** The largest ones. */
  groups: z.array(waitingGroup),
  /** All that wait. */
  products: z.int(),
});
export type WaitingGroups = z.output<typeof waitingGroups>;

const groupToPlace = z.object({
  system: requiredText(200, 'Noem de indeling'),
  code: requiredText(200, 'Noem de groep'),
  name: requiredText(200, 'Noem de groep'),
});
export type GroupToPlace = z.output<typeof groupToPlace>;

const params = z.object({ categoryId: queryInteger(1, 2_147_483_647) });

export const beheerCategoryRoutes = {
  tree: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/categories',
    summary: 'The categories of a venture, each after the one it stands in',
    permission: 'catalogue.read',
    query: z.object({ ventureId }),
    response: z.object({ categories: z.array(categoryNode) }),
  }),
  waiting: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/waiting-products',
    summary: 'Products that are not shown because their category is not known, by what their sources call it',
    permission: 'catalogue.read',
    query: z.object({ ventureId }),
    response: waitingGroups,
  }),
  place: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/waiting-products',
    summary: 'Send groups of such products to a category, or each to one of its own name; later imports follow',
    permission: 'catalogue.edit',
    body: z.object({
      ventureId,
      groups: z.array(groupToPlace).check(z.minLength(1), z.maxLength(200)),
      /** Empty: each gets a category of its own name. */
      categoryId: z.nullable(rowId),
    }),
    response: z.object({ placed: z.int(), made: z.int() }),
  }),
  details: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/categories/{categoryId}',
    summary: 'A category with its texts and its place',
    permission: 'catalogue.read',
    params,
    response: beheerCategory,
  }),
  add: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/categories',
    summary: 'Make a category',
    permission: 'catalogue.edit',
    body: z.object({ ventureId, parentId: z.nullable(rowId), name: requiredText(200, 'Vul een naam in') }),
    response: beheerCategory,
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/categories/{categoryId}',
    summary: 'Rename or move a category or change its texts; its old addresses lead to the new ones',
    permission: 'catalogue.edit',
    params,
    body: z.object({ edit: categoryEdit, version }),
    response: beheerCategory,
  }),
  order: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/categories/{categoryId}/order',
    summary: 'Move a category up or down among those beside it',
    permission: 'catalogue.edit',
    params,
    body: z.object({ by: z.union([z.literal(-1), z.literal(1)]) }),
    response: done,
  }),
  merge: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/categories/{categoryId}/merge',
    summary: 'Put everything of a category into another, which also answers for its address',
    permission: 'catalogue.edit',
    params,
    body: z.object({ intoId: rowId, version }),
    response: beheerCategory,
  }),
};
