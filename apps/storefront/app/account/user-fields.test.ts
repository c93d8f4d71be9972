import { userRoutes } from '@bouwpoort/contract/users';
import { errorsIn } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { type UserValues, userRules, userValuesOf } from './user-fields.ts';

const user: UserValues = { firstName: 'Sara', lastName: 'de Bruijn', email: 'sara@debruijn.example', isManager: false };

test.each<Partial<UserValues>>([
  {},
  userValuesOf(null),
  { firstName: '  ' },
  { lastName: '' },
  { email: 'sara@' },
  { email: ' sara@debruijn.example ' },
  { isManager: true },
])('form and API find the same fields wrong: %j', (change) => {
  const values = { ...user, ...change };
  const refused = userRoutes.invite.body.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(Object.keys(errorsIn(userRules, values))).toEqual([...new Set(refused)]);
});
