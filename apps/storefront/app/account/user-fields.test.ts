import { userRoutes } from '@bouwpoort/contract/users';
import { errorsIn } from '@bouwpoort/ui/form/field-rules.ts';
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
])('form and API find the same fields wrong: %j', (change) => {
  const values = { ...user, ...change };
  const refused = userRoutes.invite.body.safeParse(userBody(values)).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(Object.keys(errorsIn(userRules, values))).toEqual([...new Set(refused)]);
});

test('a limit that is no amount, and no project at all, are refused before they are sent', () => {
  expect(errorsIn(userRules, { ...user, maxPerOrder: 'veel' })).toEqual({ maxPerOrder: 'limitInvalid' });
  expect(errorsIn(userRules, { ...user, allProjects: false })).toEqual({ projectIds: 'projectMissing' });
});

test('the limits of a buyer stay when they become another role for a while', () => {
  expect(userBody({ ...user, memberRole: 'requester', maxPerOrder: '2.500' })).not.toHaveProperty('maxPerOrder');
  expect(userBody({ ...user, maxPerOrder: '2.500' })).toMatchObject({ maxPerOrder: 2500, maxPerMonth: null });
});
