import { userRoutes } from '@bouwpoort/contract/customers/users';
import { validate } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { type UserValues, userBody, userRules, userValuesOf } from './user-fields.ts';

const user: UserValues = {
  ...userValuesOf(null),
  ...{ firstName: 'Sara', lastName: 'de Bruijn', email: 'sara@debruijn.example' },
};

test.each<Partial<UserValues>>([
  {},
  userValuesOf(null),
  { firstName: '  ' },
  { lastName: '' },
  { email: 'sara@' },
  { email: ' sara@debruijn.example ' },
  { isManager: true },
  { memberRole: 'viewer', maxPerOrder: 'veel' },
  { maxPerOrder: '2.500', maxPerMonth: '40.000,50', seesPrices: false },
  { allProjects: false, projectIds: [4101] },
])('the form and the API reject the same fields: %j', (change) => {
  const values = { ...user, ...change };
  const refused = userRoutes.invite.body.safeParse(userBody(values)).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(Object.keys(validate(userRules, values))).toEqual([...new Set(refused)]);
});

test('an invalid limit and an empty selection of projects are refused before they are sent', () => {
  expect(validate(userRules, { ...user, maxPerOrder: 'veel' })).toEqual({ maxPerOrder: 'limitInvalid' });
  expect(validate(userRules, { ...user, allProjects: false })).toEqual({ projectIds: 'projectMissing' });
});

test('the limits of a buyer are restored after a temporary change of role', () => {
  expect(userBody({ ...user, memberRole: 'requester', maxPerOrder: '2.500' })).not.toHaveProperty('maxPerOrder');
  expect(userBody({ ...user, maxPerOrder: '2.500' })).toMatchObject({ maxPerOrder: 2500, maxPerMonth: null });
});
