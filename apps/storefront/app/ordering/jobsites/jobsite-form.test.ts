import { validate } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { jobsiteRules, pinIn, pinText, toJobsiteInput, toJobsiteValues } from './jobsite-form.ts';

const empty = toJobsiteValues(null);
const filled = { ...empty, name: 'Aanbouw', pin: '52.18000, 5.30000' };

test('an address or a pin is enough; one of them is required', () => {
  expect(validate(jobsiteRules, filled)).toEqual({});
  const address = { postalCode: '3764 CR', houseNumber: '3', street: 'Kerkstraat', city: 'Soest' };
  expect(validate(jobsiteRules, { ...empty, name: 'Aanbouw', ...address })).toEqual({});
  expect(validate(jobsiteRules, { ...empty, name: 'Aanbouw' })).toEqual({ pin: 'addressOrPin' });
});

test('an incomplete address is refused beside its fields', () => {
  expect(validate(jobsiteRules, { ...filled, street: 'Kerkstraat' })).toMatchObject({
    postalCode: 'invalidPostalCode',
    city: 'fieldRequired',
  });
});

test.each([
  ['52.18000, 5.30000', { latitude: 52.18, longitude: 5.3 }],
  ['52,18 5,3', { latitude: 52.18, longitude: 5.3 }],
  ['48.85, 2.35', undefined],
  ['midden in Soest', undefined],
])('the pin %j is parsed as %j', (text, pin) => {
  expect(pinIn(text)).toEqual(pin);
  if (pin) expect(pinIn(pinText(pin))).toEqual(pin);
});

test('measures have a decimal comma, and invalid ones show an error', () => {
  expect(toJobsiteInput({ ...filled, gateWidth: '3,4', craneHeight: '12' }).access).toMatchObject({
    gateWidth: 3.4,
    craneHeight: 12,
    freeHeight: null,
  });
  const wrong = { gateWidth: 'breed', from: '16:00', until: '07:00', contactPhone: 'bel' };
  expect(validate(jobsiteRules, { ...filled, ...wrong })).toEqual({
    gateWidth: 'invalidMetres',
    until: 'invalidHours',
    contactPhone: 'invalidPhone',
  });
});
