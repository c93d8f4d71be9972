import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { zodResolver } from './zod-resolver.ts';

const resolve = zodResolver(staffRoutes.invite.body);
type Values = Parameters<typeof resolve>[0];
const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<Values>;
const grant = { roleId: 'website', ventureId: null, branchId: null };

test('valid input is returned as the schema transforms it', async () => {
  const result = await resolve({ email: ' jan@bouw.test ', name: ' Jan  ', grants: [grant] }, undefined, options);
  expect(result).toEqual({ values: { email: 'jan@bouw.test', name: 'Jan', grants: [grant] }, errors: {} });
});

test('each field gets its first message, also in a list', async () => {
  const wrong = { email: 'jan', name: '', grants: [grant, { ...grant, roleId: '!' }] };
  const { errors } = await resolve(wrong, undefined, options);
  expect(errors).toMatchObject({
    email: { message: 'Ongeldig e-mailadres' },
    name: { message: 'Veld is verplicht' },
    grants: { 1: { roleId: { message: 'Kleine letters, cijfers en streepjes' } } },
  });
});

test('a message can be removed again', async () => {
  const { errors } = await resolve({ email: 'jan', name: 'Jan', grants: [grant] }, undefined, options);
  expect(Reflect.deleteProperty(errors, 'email')).toBe(true);
});
