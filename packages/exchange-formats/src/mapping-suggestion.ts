import { type ExchangeEntity, exchangeEntities } from '@bouwpoort/contract/exchange/records';
import type { ColumnFinding } from './column-findings.ts';
import { type ColumnMeaning, meaningOfHeader } from './column-words.ts';
import type { FieldMapping, Mapping, TableMapping, Transform } from './mapping.ts';

interface MappingSuggestion {
  mapping: TableMapping;
  /** Columns that are not used, for a person to look at. */
  unused: readonly string[];
  /** What a new record needs and no column gives. */
  missing: readonly { entity: ExchangeEntity; field: string }[];
}

/** A start for a person to correct: by the headers, and where those say nothing by what the cells look like. */
export function suggestMapping(columns: readonly ColumnFinding[]): MappingSuggestion {
  return mappingOfMeanings(
    columns.map(({ name }) => name),
    findMeanings(columns),
  );
}

/** The mapping that follows from what each column is about, as a person corrected it. */
export function mappingOfMeanings(
  columns: readonly string[],
  meanings: ReadonlyMap<ColumnMeaning, string>,
): MappingSuggestion {
  const records = suggestions
    .filter(({ needs }) => needs.every((meaning) => meanings.has(meaning)))
    .filter(({ unless }) => !unless?.some((meaning) => meanings.has(meaning)))
    .map(({ entity, id, fields }) => mappingOf(entity, id, fields, meanings));
  const used = new Set(records.flatMap(({ fields }) => Object.values(fields).flatMap((field) => field.columns)));
  return {
    mapping: { records },
    unused: columns.filter((name) => !used.has(name)),
    missing: records.flatMap(({ entity, fields }) =>
      exchangeEntities[entity].requiredWhenNew
        .filter(
          (field) => !Object.hasOwn(fields, field) && !(unitFields.has(field) && Object.hasOwn(fields, 'orderUnit')),
        )
        .map((field) => ({ entity, field })),
    ),
  };
}

/** Fields that come from the unit of a catalogue. */
const unitFields: ReadonlySet<string> = new Set(['salesUnit', 'units']);

/** What each column seems to be about; one column for each meaning. */
export function findMeanings(columns: readonly ColumnFinding[]): Map<ColumnMeaning, string> {
  const found = new Map<ColumnMeaning, string>();
  for (const column of columns) {
    const meaning = meaningOfHeader(column);
    if (meaning && !found.has(meaning)) found.set(meaning, column.name);
  }
  // In a table of customers the name is theirs.
  const name = found.get('name');
  if (name !== undefined && found.has('customer') && !found.has('articleCode') && !found.has('customerName')) {
    found.delete('name');
    found.set('customerName', name);
  }
  // And the place that stands there is where they buy, not where something lies.
  const place = found.get('warehouse');
  if (place !== undefined && found.has('customerName') && !found.has('stock') && !found.has('branch')) {
    found.delete('warehouse');
    found.set('branch', place);
  }
  const taken = new Set(found.values());
  for (const column of columns) {
    const meaning = taken.has(column.name) ? undefined : meaningOfSamples(column);
    if (meaning && !found.has(meaning)) found.set(meaning, column.name);
  }
  return found;
}

function meaningOfSamples({ samples }: ColumnFinding): ColumnMeaning | undefined {
  const all = (pattern: RegExp) => samples.length > 0 && samples.every((sample) => pattern.test(sample));
  if (all(/^[0-9]{13}$/)) return 'gtin';
  if (all(/^EC[0-9]{6}$/)) return 'etimClass';
  if (all(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)) return 'email';
  if (all(/^[1-9][0-9]{3} ?[A-Z]{2}$/)) return 'postalCode';
  return all(/^https?:\/\/\S+\.(jpe?g|png|webp|gif)$/i) ? 'image' : undefined;
}

type Source = readonly [ColumnMeaning, Transform];

interface Suggestion {
  entity: ExchangeEntity;
  needs: readonly ColumnMeaning[];
  unless?: readonly ColumnMeaning[];
  id: readonly ColumnMeaning[];
  fields: Readonly<Record<string, Source>>;
}

const text: Transform = { kind: 'text' };
const number: Transform = { kind: 'number' };
const date: Transform = { kind: 'date' };
const integer: Transform = { kind: 'integer' };
const article = { articleCode: ['articleCode', text] } as const satisfies Record<string, Source>;

/** In the order in which the records are made. */
const suggestions: readonly Suggestion[] = [
  {
    entity: 'product',
    needs: ['articleCode', 'name'],
    id: ['productCode'],
    fields: {
      name: ['name', text],
      description: ['description', text],
      brand: ['brand', text],
      category: ['category', text],
      vatRate: ['vatRate', integer],
      etimClass: ['etimClass', text],
      images: ['image', text],
    },
  },
  {
    entity: 'variant',
    needs: ['articleCode', 'name'],
    id: ['articleCode'],
    fields: {
      ...article,
      name: ['name', text],
      supplierCode: ['supplierCode', text],
      orderUnit: ['unit', text],
      contentUnit: ['contentUnit', text],
      contentPerOrderUnit: ['content', number],
      gtin: ['gtin', text],
    },
  },
  {
    entity: 'list-price',
    needs: ['articleCode', 'price'],
    unless: ['customer', 'customerGroup', 'fromQuantity'],
    id: ['articleCode'],
    fields: {
      ...article,
      priceDelivery: ['price', number],
      pricePickup: ['pricePickup', number],
      costPrice: ['costPrice', number],
      per: ['per', integer],
    },
  },
  {
    entity: 'price-tier',
    needs: ['articleCode', 'price', 'fromQuantity'],
    unless: ['customer', 'customerGroup'],
    id: ['articleCode', 'fromQuantity'],
    fields: {
      ...article,
      fromQuantity: ['fromQuantity', number],
      unit: ['unit', { kind: 'unit' }],
      priceDelivery: ['price', number],
    },
  },
  {
    entity: 'price-agreement',
    needs: ['articleCode', 'price', 'customer'],
    id: ['customer', 'articleCode'],
    fields: {
      ...article,
      customer: ['customer', text],
      priceDelivery: ['price', number],
      pricePickup: ['pricePickup', number],
      per: ['per', integer],
      validFrom: ['validFrom', date],
      validUntil: ['validUntil', date],
    },
  },
  {
    entity: 'price-agreement',
    needs: ['articleCode', 'price', 'customerGroup'],
    unless: ['customer'],
    id: ['customerGroup', 'articleCode'],
    fields: {
      ...article,
      customerGroup: ['customerGroup', text],
      priceDelivery: ['price', number],
      per: ['per', integer],
      validFrom: ['validFrom', date],
      validUntil: ['validUntil', date],
    },
  },
  {
    entity: 'stock',
    needs: ['articleCode', 'stock'],
    id: ['articleCode', 'warehouse'],
    fields: { ...article, warehouse: ['warehouse', text], quantity: ['stock', number] },
  },
  {
    entity: 'customer',
    needs: ['customer', 'customerName'],
    id: ['customer'],
    fields: {
      customerId: ['customer', text],
      name: ['customerName', text],
      chamberOfCommerceNumber: ['kvk', text],
      customerGroup: ['customerGroup', text],
      creditLimit: ['creditLimit', number],
      branch: ['branch', text],
    },
  },
  {
    entity: 'address',
    needs: ['customer', 'street', 'houseNumber', 'postalCode', 'city'],
    id: ['customer', 'postalCode', 'houseNumber'],
    fields: {
      customer: ['customer', text],
      type: ['customer', { kind: 'constant', value: 'delivery' }],
      street: ['street', text],
      houseNumber: ['houseNumber', text],
      houseNumberAddition: ['houseNumberAddition', text],
      postalCode: ['postalCode', text],
      city: ['city', text],
      countryCode: ['country', text],
      phone: ['phone', text],
    },
  },
  {
    entity: 'contact',
    needs: ['customer', 'email'],
    id: ['email'],
    fields: {
      customer: ['customer', text],
      email: ['email', text],
      firstName: ['firstName', text],
      lastName: ['lastName', text],
    },
  },
];

function mappingOf(
  entity: ExchangeEntity,
  id: readonly ColumnMeaning[],
  fields: Suggestion['fields'],
  found: ReadonlyMap<ColumnMeaning, string>,
): Mapping {
  const named = id.flatMap((meaning) => found.get(meaning) ?? []);
  const articleColumn = found.get('articleCode');
  // Without a column for the product each article is one of its own.
  const idColumns = named.length > 0 || !articleColumn ? named : [articleColumn];
  const planned: Record<string, FieldMapping> = { externalId: fieldOf(idColumns, text) };
  for (const [name, [meaning, transform]] of Object.entries(fields)) {
    const column = found.get(meaning);
    if (transform.kind === 'constant') planned[name] = fieldOf([], transform);
    else if (column) planned[name] = fieldOf([column], transform);
  }
  if (entity === 'variant') planned.product = fieldOf([found.get('productCode') ?? articleColumn ?? ''], text);
  return { entity, fields: planned };
}

function fieldOf(columns: readonly string[], transform: Transform): FieldMapping {
  return { columns: [...columns], joinedBy: '/', transform, whenEmpty: 'leave' };
}
