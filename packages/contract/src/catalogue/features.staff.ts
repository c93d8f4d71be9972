import { z } from 'zod';
import { route } from '../foundation/route.ts';
import { plainText, requiredText, rowVersion } from '../foundation/scalars.ts';

const spec = 'back office: features';
const staff = { spec, access: 'staff' } as const;

const featureEdit = z.object({
  name: requiredText(120, 'Vul een naam in'),
  unit: plainText(30),
  isFilter: z.boolean(),
  position: z.int().min(0).max(1_000_000),
});
export type FeatureEdit = z.output<typeof featureEdit>;

const beheerFeature = featureEdit.extend({
  name: z.string(),
  key: z.string(),
  /** Fields that an import decides on, unless they are overridden. */
  imported: z.array(z.string()),
  overridden: z.array(z.string()),
  version: z.int(),
});
export type BeheerFeature = z.output<typeof beheerFeature>;

const key = z.string().min(1).max(200);

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
    body: featureEdit.extend({
      key: key.regex(/^[A-Za-z0-9-]+$/, { error: 'Alleen letters, cijfers en streepjes' }),
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
    body: featureEdit.extend({ version: rowVersion }),
    response: beheerFeature,
  }),
};
