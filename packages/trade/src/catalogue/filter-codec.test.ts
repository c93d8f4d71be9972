import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tools/property-runs.ts';
import {
  clearFilters,
  decodeFilters,
  encodeFilters,
  type FilterGroup,
  hasSelection,
  toFilterString,
  toggleOption,
} from './filter-codec.ts';

const chosen = (filterField: string, name: string, ...values: string[]): FilterGroup => ({
  filterField,
  name,
  options: values.map((value) => ({ value, displayText: '', count: 0, selected: true })),
});

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** Words of the escapes and the signs they stand for, often enough to meet each other. */
const awkward = fc
  .array(fc.constantFrom('$', 'semi', 'colon', 'comma', 'dollar', ';', ':', ',', "'", 'é', '²', '👷', ' ', '\ufeff'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));
const text = fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 12 }));
const groups = fc.array(
  fc
    .tuple(text, text, fc.array(text, { minLength: 1, maxLength: 4 }))
    .map(([field, name, values]) => chosen(field, name, ...values)),
  { maxLength: 4 },
);

describe('in the address', () => {
  test.each([
    [[chosen('brand', 'Merk', 'Kalkwerk', 'Steengoed')], 'brand:Merk:Kalkwerk,Steengoed'],
    [
      [chosen('brand', 'Merk', 'A'), chosen('featureList/featureValue', 'Dikte', '100 mm', '12,5 mm')],
      'brand:Merk:A;featureList/featureValue:Dikte:100 mm,12$comma5 mm',
    ],
    [[chosen('type', 'Soort: alles', 'a;b')], 'type:Soort$colon alles:a$semicolonb'],
    [[chosen('type', 'Munt', 'US$ 5', '$comma')], 'type:Munt:US$ 5,$dollarcomma'],
    [[chosen('type', 'Maat', 'm² 👷')], 'type:Maat:m² 👷'],
  ])('%j is base64 of %j', (given, written) => {
    expect(encodeFilters(given)).toBe(base64(written));
    expect(decodeFilters(base64(written))).toEqual(given);
  });

  test('options that are not selected and groups without a selection are left out', () => {
    const group = chosen('brand', 'Merk', 'A', 'B');
    const half = { ...group, options: group.options.map((one) => ({ ...one, selected: one.value === 'B' })) };
    expect(encodeFilters([half])).toBe(base64('brand:Merk:B'));
    expect(encodeFilters(clearFilters([group]))).toBe('');
    expect(decodeFilters('')).toEqual([]);
  });

  test('every selection survives encoding and decoding', () => {
    fc.assert(
      fc.property(groups, (given) => {
        expect(decodeFilters(encodeFilters(given))).toEqual(given);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('also from the alphabet for addresses, without padding, and with a plus that became a space', () => {
    fc.assert(
      fc.property(groups, (given) => {
        const written = encodeFilters(given);
        const forAddresses = written.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        expect(decodeFilters(forAddresses)).toEqual(given);
        expect(decodeFilters(written.replaceAll('+', ' '))).toEqual(given);
      }),
    );
  });

  test('half a character comes back as the sign for one that is unknown', () => {
    expect(decodeFilters(encodeFilters([chosen('f', 'n', 'a\ud800')]))).toEqual([chosen('f', 'n', 'a\ufffd')]);
  });

  test.each([
    '%%%',
    'a',
    '=',
    '====',
    '\u0000',
    'é',
    base64('zomaar tekst'),
    base64('te:veel:dubbele:punten'),
    base64(';;;'),
    Buffer.from([0xff, 0xfe, 0x3a]).toString('base64'),
    base64(`f:n:${'x'.repeat(6000)}`),
  ])('%j is no filter', (garbage) => {
    expect(decodeFilters(garbage)).toEqual([]);
  });

  test('nothing that can be typed makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (typed) => {
        expect(Array.isArray(decodeFilters(typed))).toBe(true);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe('asked of the server', () => {
  test.each([
    [[], ''],
    [[chosen('brand', 'Merk', 'A', "O'Neill")], "(brand eq 'A' or brand eq 'O''Neill')"],
    [
      [chosen('brand', 'Merk', 'A'), chosen('featureList/featureValue', 'Dikte', '12,5 mm')],
      "(brand eq 'A') and (featureList/featureValue eq '12,5 mm')",
    ],
    [[chosen('brand', 'Merk', 'A', ''), chosen('type', 'Soort', 'B')], "(type eq 'B')"],
    [[{ filterField: 'brand', name: 'Merk', options: [] }], ''],
    [[chosen("x eq 'a') or (y", 'Merk', 'A')], ''],
    [clearFilters([chosen('brand', 'Merk', 'A')]), ''],
  ])('%j asks %j', (given, asked) => {
    expect(toFilterString(given)).toBe(asked);
  });

  test('the category comes first', () => {
    expect(toFilterString([chosen('brand', 'Merk', 'A')], '1200')).toBe(
      "contains(allAncestors, '1200') and (brand eq 'A')",
    );
    expect(toFilterString([], '1200')).toBe("contains(allAncestors, '1200')");
  });
});

describe('choosing', () => {
  const both = [chosen('f', 'Dikte', '10', '20'), chosen('f', 'Kleur', '10')];

  test('an option toggles in its own group only, and its group is known by field and name', () => {
    const once = toggleOption(both, { filterField: 'f', name: 'Kleur' }, '10');
    expect(encodeFilters(once)).toBe(base64('f:Dikte:10,20'));
    expect(toggleOption(once, { filterField: 'f', name: 'Kleur' }, '10')).toEqual(both);
  });

  test('a missing option is added, selected', () => {
    const group = { filterField: 'brand', name: 'Merk' };
    const added = toggleOption(toggleOption([], group, 'A'), group, 'B');
    expect(added).toEqual([chosen('brand', 'Merk', 'A', 'B')]);
  });

  test('toggling twice changes nothing, and clearing leaves nothing selected', () => {
    fc.assert(
      fc.property(groups, text, text, text, (given, filterField, name, value) => {
        const group = { filterField, name };
        const twice = toggleOption(toggleOption(given, group, value), group, value);
        expect(encodeFilters(twice)).toBe(encodeFilters(given));
        expect(hasSelection(clearFilters(given))).toBe(false);
        expect(hasSelection(given)).toBe(given.length > 0);
      }),
    );
  });

  test('does not modify its input', () => {
    const before = structuredClone(both);
    toggleOption(both, { filterField: 'f', name: 'Dikte' }, '10');
    clearFilters(both);
    expect(both).toEqual(before);
  });
});
