import type { ExchangeEntity, SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { articleUnits } from './article-units.ts';
import type { ColumnFinding, Notation } from './column-findings.ts';
import { entityWords } from './entity-words.ts';
import { error, type FileItem, FileRefused, isFileProblem, quoted, warning } from './file-problem.ts';
import { catalogueUnitFields, type FieldMapping, type Mapping, type TableMapping } from './mapping.ts';
import { transformed } from './mapping-values.ts';
import { SeenIds } from './seen-ids.ts';
import type { Table, TableRow } from './table-rows.ts';
import { tableUnit } from './unit-codes.ts';

/** What is known of the notation: of the file, and of the columns that prove their own. */
interface TableNotation extends Notation {
  columns?: readonly Pick<ColumnFinding, 'decimalSign' | 'dateOrder'>[];
}

/** Records of a table, row by row. */
export async function* mappedRecords(
  table: Table,
  { records }: TableMapping,
  notation: TableNotation,
): AsyncGenerator<FileItem> {
  const plans = records.map((mapping) => planOf(mapping, table.header));
  for await (const item of table.rows) {
    if (isFileProblem(item)) yield item;
    else yield* recordsOfRow(item, plans, notation);
  }
}

/** The records of one row. Several may have the same key: an error of that key is reported once. */
function* recordsOfRow(row: TableRow, plans: readonly Plan[], notation: TableNotation): Generator<FileItem> {
  const reported = new Set<string>();
  for (const plan of plans) yield* recordsOf(row, plan, notation, reported);
}

interface FieldPlan extends FieldMapping {
  name: string;
  indexes: readonly number[];
}

interface Plan {
  entity: ExchangeEntity;
  fields: readonly FieldPlan[];
  /** A row may repeat what it shares with others, such as the product of several variants. */
  seen: SeenIds;
}

function planOf({ entity, fields }: Mapping, header: readonly string[]): Plan {
  const normalised = header.map((name) => name.trim().toLowerCase());
  const planned = Object.entries(fields).map(([name, field]) => ({
    ...field,
    name,
    indexes: field.columns.map((column) => {
      const index = normalised.indexOf(column.trim().toLowerCase());
      if (index === -1)
        throw new FileRefused('missing-column', `De kolom ${quoted(column)} ontbreekt in het bestand.`, 1);
      return index;
    }),
  }));
  return { entity, fields: planned, seen: new SeenIds() };
}

/** Several rows may name the same one of these; the others are rows of their own. */
const sharedEntities: ReadonlySet<ExchangeEntity> = new Set([
  'product',
  'category',
  'feature',
  'warehouse',
  'customer',
  'project',
]);

/**
 * A row without the value a record is about gives no record: an article without a price, a customer without a contact.
 */
const mainFields: ReadonlyMap<ExchangeEntity, string> = new Map([
  ['list-price', 'priceDelivery'],
  ['price-tier', 'priceDelivery'],
  ['price-agreement', 'priceDelivery'],
  ['stock', 'quantity'],
  ['address', 'street'],
  ['contact', 'email'],
]);

function* recordsOf(row: TableRow, plan: Plan, notation: TableNotation, reported: Set<string>): Generator<FileItem> {
  const keyColumns = plan.fields.find(({ name }) => name === 'externalId')?.columns.join() ?? '';
  const isReported = reported.has(keyColumns);
  const values = new Map<string, unknown>();
  for (const field of plan.fields) {
    const outcome = fieldValue(row, field, notation);
    if (outcome === undefined) continue;
    if ('fault' in outcome) {
      const column = field.columns.map(quoted).join(' + ');
      yield error(row.place, `Kolom ${column}: ${outcome.fault}.`);
      return;
    }
    // Filters compare features as numbers; amounts stay text, so that no digit is lost.
    const isMeasure = field.name.startsWith(featurePrefix) && field.transform.kind === 'number';
    values.set(field.name, isMeasure ? Number(outcome.value) : outcome.value);
  }
  const main = mainFields.get(plan.entity);
  if (main && !values.has(main) && plan.fields.some(({ name }) => name === main)) return;
  const externalId = values.get('externalId');
  if (externalId === undefined || externalId === null) {
    if (values.size === 0) return;
    reported.add(keyColumns);
    if (!isReported) yield error(row.place, `${entityWords[plan.entity]}: de sleutel is leeg.`);
    return;
  }
  if (values.size === 1 && plan.fields.length > 1) return;
  if (!plan.seen.add(String(externalId))) {
    if (sharedEntities.has(plan.entity)) return;
    reported.add(keyColumns);
    if (!isReported) {
      yield error(
        row.place,
        `${entityWords[plan.entity]} ${quoted(String(externalId))} staat twee keer in het bestand; de eerste regel telt.`,
      );
    }
    return;
  }
  const problem = plan.entity === 'variant' ? addUnits(values) : undefined;
  if (problem?.refused) {
    yield error(row.place, problem.refused);
    return;
  }
  for (const text of problem?.warnings ?? []) yield warning(row.place, text);
  yield { entity: plan.entity, record: toRecord(String(externalId), values), place: row.place };
}

function fieldValue(row: TableRow, field: FieldPlan, notation: TableNotation) {
  if (field.transform.kind === 'constant') return { value: field.transform.value };
  const parts = field.indexes.map((index) => row.cells[index]?.trim() ?? '');
  if (parts.some((part) => part === '')) return field.whenEmpty === 'clear' ? { value: null } : undefined;
  const [index = 0] = field.indexes;
  const column = notation.columns?.[index];
  return transformed(parts.join(field.joinedBy), row.kinds?.[index], field.transform, {
    decimalSign: column?.decimalSign ?? notation.decimalSign,
    dateOrder: column?.dateOrder ?? notation.dateOrder,
  });
}

/** A table has a column for the unit and perhaps one for its content; the shop has a list of units with ratios. */
function addUnits(values: Map<string, unknown>): { refused?: string; warnings?: string[] } | undefined {
  const [orderUnit, contentUnit, contentPerOrderUnit, priceQuantity, gtin] = catalogueUnitFields.map((name) => {
    const value = values.get(name);
    values.delete(name);
    return value === undefined || value === null ? undefined : String(value);
  });
  if (orderUnit === undefined) return undefined;
  const order = tableUnit(orderUnit);
  if ('fault' in order) return { refused: `Verkoopeenheid: ${order.fault}.` };
  const content = contentUnit === undefined ? undefined : tableUnit(contentUnit);
  const outcome = articleUnits({
    ...{ orderUnit: order.code, contentPerOrderUnit, priceQuantity, gtin },
    // An unknown one is left out there, with a warning that names it.
    contentUnit: content && 'code' in content ? content.code : contentUnit,
  });
  if ('refused' in outcome) return { refused: outcome.refused };
  const { salesUnit, priceUnit, stockUnit, units, warnings } = outcome.accepted;
  for (const [name, value] of Object.entries({ salesUnit, priceUnit, stockUnit, units })) {
    if (!values.has(name)) values.set(name, value);
  }
  return { warnings };
}

function toRecord(externalId: string, values: ReadonlyMap<string, unknown>): SourcedRecord['record'] {
  const fields: [string, unknown][] = [];
  const features: [string, unknown][] = [];
  for (const [name, value] of values) {
    if (name.startsWith(featurePrefix)) {
      if (value !== null) features.push([name.slice(featurePrefix.length), value]);
    } else if (name === 'etimClass')
      fields.push(['classification', value === null ? null : { system: 'ETIM', code: value }]);
    else if (name === 'images' && value !== null) fields.push(['images', [value].flat().map((url) => ({ url }))]);
    else if (name !== 'externalId') fields.push([name, value]);
  }
  return {
    externalId,
    ...Object.fromEntries(fields),
    ...(features.length > 0 && { features: Object.fromEntries(features) }),
  };
}

const featurePrefix = 'features.';
