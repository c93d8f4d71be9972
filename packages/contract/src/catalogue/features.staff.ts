import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { plainText, requiredText, rowVersion } from '../foundation/scalars.ts';

const spec = 'back office: features';
const staff = { spec, access: 'staff' } as const;

const featureEdit = z.object({
  name: requiredText(120, 'Vul een naam in'),
  unit: plainText(30),
  isFilter: z.boolean(),
  position: z.int().check(z.gte(0), z.lte(1_000_000)),
});
export type FeatureEdit = z.output<typeof featureEdit>;

const beheerFeature = z.extend(featureEdit, {
  name: z.string(),
  key: z.string(),
  /** Fields that an import decides on, unless they are overridden. */
  imported: z.array(z.string()),
  overridden: z.array(z.string()),
  version: z.int(),
});
export type BeheerFeature = z.output<typeof beheerFeature>;

const key = z.string().check(z.minLength(1), z.maxLength(200));

export const beheerFeatureRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/features',
    summary: 'What articles are told apart by, in the order of the filters',
    permission: 'catalogue.read',
    response: z.object({ features: z.array(beheerFeature) }),
  }),
  add: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/features',
    summary: 'Make a feature, for all ventures',
    permission: 'catalogue.edit',
    body: z.extend(featureEdit, {
      key: key.check(z.regex(/^[A-Za-z0-9-]+$/, { error: 'Alleen letters, cijfers en streepjes' })),
    }),
    response: beheerFeature,
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/features/{key}',
    summary: 'Change a feature, for all ventures; what an import decides on becomes overridden',
    permission: 'catalogue.edit',
    params: z.object({ key }),
    body: z.extend(featureEdit, { version: rowVersion }),
    response: beheerFeature,
  }),
};
