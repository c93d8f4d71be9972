import { type FilterGroup, toFilterString } from '@bouwpoort/trade/catalogue/filter-codec';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../../tools/property-runs.ts';
import { AppError } from '../../../foundation/errors/app-error.ts';
import { withSearchProblems } from '../search-problems.ts';
import type { FilterExpression } from './filter-expression.ts';
import { parseFilter } from './filter-parser.ts';
import { SearchError } from './search-error.ts';

const eq = (field: string, value: string): FilterExpression => ({ kind: 'eq', field, value });
const contains = (field: string, value: string): FilterExpression => ({ kind: 'contains', field, value });
const and = (...of: FilterExpression[]): FilterExpression => ({ kind: 'and', of });
const or = (...of: FilterExpression[]): FilterExpression => ({ kind: 'or', of });

test.each<[string, FilterExpression | undefined]>([
  ['', undefined],
  [' \t\r\n ', undefined],
  ["brand eq 'A'", eq('brand', 'A')],
  ["  brand\teq\n'A'  ", eq('brand', 'A')],
  ["brand eq'A'", eq('brand', 'A')],
  ["brand eq ''", eq('brand', '')],
  ["brand eq ''''", eq('brand', "'")],
  ["brand eq 'O''Neill'", eq('brand', "O'Neill")],
  ["brand eq 'a and (b eq ''c'')'", eq('brand', "a and (b eq 'c')")],
  ["featureList/featureValue eq '12,5 mm'", eq('featureList/featureValue', '12,5 mm')],
  ["contains(allAncestors, '1200')", contains('allAncestors', '1200')],
  ["contains ( allAncestors , '1200' )", contains('allAncestors', '1200')],
  ["a eq '1' and b eq '2' and c eq '3'", and(eq('a', '1'), eq('b', '2'), eq('c', '3'))],
  ["a eq '1' or b eq '2' and c eq '3'", or(eq('a', '1'), and(eq('b', '2'), eq('c', '3')))],
  ["(a eq '1' or b eq '2') and c eq '3'", and(or(eq('a', '1'), eq('b', '2')), eq('c', '3'))],
  ["((a eq '1'))", eq('a', '1')],
  [
    "contains(allAncestors, '7') and (brand eq 'A' or brand eq 'B') and (type eq 'C')",
    and(contains('allAncestors', '7'), or(eq('brand', 'A'), eq('brand', 'B')), eq('type', 'C')),
  ],
  ["and eq '1' and or eq '2' or eq eq '3'", or(and(eq('and', '1'), eq('or', '2')), eq('eq', '3'))],
  ["contains eq '1'", eq('contains', '1')],
  ["contains(contains, '1')", contains('contains', '1')],
  [`${'('.repeat(20)}a eq '1'${')'.repeat(20)}`, eq('a', '1')],
])('%j', (text, meant) => {
  expect(parseFilter(text)).toEqual(meant);
});

async function refusalOf(text: string): Promise<AppError> {
  try {
    await withSearchProblems(async () => parseFilter(text));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

test.each([
  ['brand', 'Het filter klopt niet bij teken 6: hier hoort eq.'],
  ['brand eq', 'Het filter klopt niet bij teken 9: hier hoort een waarde tussen aanhalingstekens.'],
  ['brand eq A', 'Het filter klopt niet bij teken 10: hier hoort een waarde tussen aanhalingstekens.'],
  ["brand eq 'A", 'Het filter klopt niet bij teken 10: deze waarde heeft geen aanhalingsteken aan het eind.'],
  ["brand eq 'A''", 'Het filter klopt niet bij teken 10: deze waarde heeft geen aanhalingsteken aan het eind.'],
  ["brand ne 'A'", 'Het filter klopt niet bij teken 7: hier hoort eq.'],
  ["brand EQ 'A'", 'Het filter klopt niet bij teken 7: hier hoort eq.'],
  ["brand eq 'A' and", 'Het filter klopt niet bij teken 17: hier hoort de naam van een veld.'],
  ["brand eq 'A' 'B'", 'Het filter klopt niet bij teken 14: hier hoort and, or of het einde.'],
  ["brand eq 'A' andy eq 'B'", 'Het filter klopt niet bij teken 14: hier hoort and, or of het einde.'],
  ["brand eq 'A')", 'Het filter klopt niet bij teken 13: hier hoort and, or of het einde.'],
  ["(brand eq 'A'", 'Het filter klopt niet bij teken 14: hier hoort een haakje sluiten.'],
  ['()', 'Het filter klopt niet bij teken 2: hier hoort de naam van een veld.'],
  ["9lives eq 'A'", 'Het filter klopt niet bij teken 1: hier hoort de naam van een veld.'],
  ["merk's eq 'A'", 'Het filter klopt niet bij teken 5: hier hoort eq.'],
  ["contains(a 'b')", 'Het filter klopt niet bij teken 12: hier hoort een komma.'],
  ["contains(a, 'b'", 'Het filter klopt niet bij teken 16: hier hoort een haakje sluiten.'],
  ["' or 1=1 --", 'Het filter klopt niet bij teken 1: hier hoort de naam van een veld.'],
  [`${'('.repeat(21)}a eq '1'`, 'Het filter klopt niet bij teken 22: er staan te veel haakjes in elkaar.'],
  ['('.repeat(7999), 'Het filter klopt niet bij teken 22: er staan te veel haakjes in elkaar.'],
  ['x'.repeat(8001), 'Het filter klopt niet bij teken 8001: het filter is te lang.'],
])('%j is refused, and the place is named', async (text, detail) => {
  const error = await refusalOf(text);
  expect([error.status, error.code, error.details.detail]).toEqual([400, 'badRequest', detail]);
});

describe('for any input', () => {
  const field = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_./-]{0,12}$/);
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.constantFrom("'", "''", "' or 'x", ') and (', "\\'", 'é²👷'),
  );

  test('a filter written by the storefront is parsed to the same filter', () => {
    const groups = fc.array(fc.tuple(field, fc.array(value, { minLength: 1, maxLength: 4 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(groups, fc.option(value, { nil: undefined }), (given, categoryId) => {
        const written: FilterGroup[] = given.map(([filterField, values]) => ({
          filterField,
          name: 'naam',
          options: values.map((one) => ({ value: one, displayText: '', count: 0, selected: true })),
        }));
        const asked = given
          .filter(([, values]) => !values.includes(''))
          .map(([name, values]) =>
            oneOrAll(
              'or',
              values.map((one) => eq(name, one)),
            ),
          );
        const all = [...(categoryId === undefined ? [] : [contains('allAncestors', categoryId)]), ...asked];
        expect(parseFilter(toFilterString(written, categoryId))).toEqual(
          all.length === 0 ? undefined : oneOrAll('and', all),
        );
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  function oneOrAll(kind: 'and' | 'or', of: FilterExpression[]): FilterExpression {
    return of.length === 1 && of[0] ? of[0] : { kind, of };
  }

  test('it is read or refused, and nothing else', () => {
    const pieces = fc
      .array(fc.constantFrom('(', ')', "'", ' and ', ' or ', ' eq ', 'contains', ',', 'brand', "'A'", ' ', '\u0000'), {
        maxLength: 30,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
        try {
          parseFilter(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SearchError);
        }
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
