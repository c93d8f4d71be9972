import { describe, expect, test } from 'vitest';
import { mistakesIn, type StepContext } from './checkout-fields.ts';
import { startCheckout } from './checkout-state.ts';

const none = { counterTicket: false, customerObject: false, customerName: false, referenceNumber: false };
const all = { counterTicket: true, customerObject: true, customerName: true, referenceNumber: true };
const rules: StepContext = {
  mandatory: none,
  possibleDays: new Set(['2026-11-17', '2026-11-18']),
  asksConfirmation: false,
};
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
const { info } = startCheckout(dates);
const typed = { street: 'Kerkstraat', houseNumber: '18', postalCode: '3811 cv', city: 'Amersfoort' };

describe('levering', () => {
  test('an address from the book, or a complete typed one', () => {
    expect(mistakesIn(1, { ...info, addressId: '510001-02' }, rules)).toEqual({});
    expect(mistakesIn(1, { ...info, ...typed }, rules)).toEqual({});
  });

  test.each([
    [{ postalCode: '0811 CV' }, { postalCode: 'invalidPostalCode' }],
    [{ postalCode: '' }, { postalCode: 'invalidPostalCode' }],
    [{ houseNumber: '' }, { houseNumber: 'fieldRequired' }],
    [{ houseNumber: 'achttien' }, { houseNumber: 'invalidHouseNumber' }],
    [{ street: ' ' }, { street: 'fieldRequired' }],
    [{ city: '' }, { city: 'fieldRequired' }],
    [{ keepAddress: true, addressName: '' }, { addressName: 'fieldRequired' }],
  ])('%j', (change, expected) => {
    expect(mistakesIn(1, { ...info, ...typed, ...change }, rules)).toEqual(expected);
  });

  test('pickup needs a branch and no address', () => {
    const pickup = { ...info, deliveryMethod: 'instorepickup' as const };
    expect(mistakesIn(1, pickup, rules)).toEqual({ pickupStoreLocationId: 'chooseBranch' });
    expect(mistakesIn(1, { ...pickup, pickupStoreLocationId: '2101' }, rules)).toEqual({});
  });
});

describe('datum en referentie', () => {
  test('only the dates are mandatory', () => {
    expect(mistakesIn(2, info, rules)).toEqual({});
    expect(mistakesIn(2, startCheckout().info, rules)).toEqual({
      preferredDeliveryDate: 'invalidDate',
      latestDeliveryDate: 'invalidDate',
    });
  });

  test('refuses a day without delivery, and a latest day before the wanted one', () => {
    expect(mistakesIn(2, { ...info, preferredDeliveryDate: '2026-11-21' }, rules)).toEqual({
      preferredDeliveryDate: 'invalidDate',
      latestDeliveryDate: 'latestBeforePreferred',
    });
  });

  test('while the days are unknown the server decides', () => {
    expect(mistakesIn(2, info, { ...rules, possibleDays: null })).toEqual({});
  });

  test('mandatory flags require their fields; the counter ticket only for pickup', () => {
    const strict = { ...rules, mandatory: all };
    const brought = { reference: 'fieldRequired', projectId: 'fieldRequired', customerName: 'fieldRequired' };
    expect(mistakesIn(2, info, strict)).toEqual(brought);
    expect(mistakesIn(2, { ...info, deliveryMethod: 'instorepickup' }, strict)).toEqual({
      ...brought,
      requisitionForm: 'fieldRequired',
    });
    const filled = { ...info, reference: 'A', projectId: 4104, customerName: 'Jan' };
    expect(mistakesIn(2, filled, strict)).toEqual({});
  });

  test('lines that arrive after the latest day need confirmation', () => {
    const late = { ...rules, asksConfirmation: true };
    expect(mistakesIn(2, info, late)).toEqual({ hasConfirmedLatestDeliveryDateExceeded: 'confirmLater' });
    expect(mistakesIn(2, { ...info, hasConfirmedLatestDeliveryDateExceeded: true }, late)).toEqual({});
  });
});

test('betaling: a method is required', () => {
  expect(mistakesIn(3, info, rules)).toEqual({ paymentMethodName: 'choosePayment' });
  expect(mistakesIn(3, { ...info, paymentMethodName: 'invoice' }, rules)).toEqual({});
});

test('a repeated order confirms later lines on the screen of the payment', () => {
  const late = { ...rules, asksConfirmation: true };
  expect(mistakesIn(3, { ...info, paymentMethodName: 'invoice' }, late)).toEqual({
    hasConfirmedLatestDeliveryDateExceeded: 'confirmLater',
  });
});
