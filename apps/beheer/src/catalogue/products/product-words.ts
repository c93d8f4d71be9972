import { readField, toProductFields } from '@bouwpoort/contract/catalogue/product-fields.staff';
import type { BeheerProduct, ProductEdit, ProductFieldSource } from '@bouwpoort/contract/catalogue/products.staff';
import type { FieldSource } from '../../frame/form/source-field.tsx';
import { fullMoment } from '../../frame/texts/dutch-time.ts';

type Words = (key: string, values?: Record<string, string | number>) => string;

/** Names of referenced records, by number or key. */
export interface Names {
  categories: ReadonlyMap<number, string>;
  features: ReadonlyMap<string, string>;
  products: ReadonlyMap<number, string>;
  /** The article number per variant. */
  codes: ReadonlyMap<number, string>;
}

/** 'variants.100233.features.dikte' → '3134464 Dikte'. */
export function fieldText(t: Words, { features, codes }: Names, field: string): string {
  const { variantId, name } = readField(field);
  const [, key] = name.match(/^features\.(.+)$/) ?? [];
  const label = key === undefined ? t(`field-${name}`) : (features.get(key) ?? key);
  return variantId === undefined ? label : `${codes.get(variantId) ?? variantId} ${label}`;
}

/** The text of a value; undefined for a value that needs none. */
export function valueText(t: Words, { categories, products, codes }: Names, field: string, value: unknown) {
  const { name } = readField(field);
  if (value === null || value === undefined) return undefined;
  if (name === 'categoryId' && typeof value === 'number') return categories.get(value) ?? String(value);
  // A product that waits for a category has a publication date at the end of time.
  if (name === 'publishFrom' && String(value).startsWith('9999-')) return t('state-unplaced');
  if ((name === 'publishFrom' || name === 'publishUntil') && typeof value === 'string') return fullMoment(value);
  if (name === 'overridden' && typeof value === 'string')
    return fieldText(t, { categories, products, codes, features: new Map() }, value);
  if (Array.isArray(value)) return undefined;
  if (name === 'images' && typeof value === 'string') return value.split('/').at(-1);
  if (name === 'relations' && isRecord(value)) {
    const other = Number(value.productId);
    return `${t(`relation-${value.kind}`)} ${products.get(other) ?? other}`;
  }
  if (name === 'units' && isRecord(value)) return `${value.code} × ${String(value.ratio).replace('.', ',')}`;
  if (name === 'imageTexts' && isRecord(value)) return `${String(value.url).split('/').at(-1)}: ${value.text}`;
  if (name === 'downloads' && isRecord(value)) return String(value.name);
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names of fields that differ. */
export function changedFields(before: ProductEdit, after: ProductEdit): string[] {
  const [was, is] = [toProductFields(before), toProductFields(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].filter(
    (name) => name !== 'overridden' && JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  );
}

interface Around {
  sources: BeheerProduct['sources'];
  overridden: readonly string[];
  /** The saved values of the fields. */
  saved: Readonly<Record<string, unknown>>;
  show: (field: string, value: unknown) => string;
  override: ((field: string) => void) | undefined;
  /** Called with the imported value. */
  release: ((field: string, imported: unknown) => void) | undefined;
}

/** The source of a field, with actions to override the import and to return to it. */
export function sourceOf(field: string, { sources, overridden, saved, show, override, release }: Around): FieldSource {
  const source: ProductFieldSource | undefined = sources[field] ?? featureSource(field, sources);
  if (!source) return { kind: 'own' };
  if (!overridden.includes(field))
    return { kind: 'import', from: source.from, ...(override ? { onOverride: () => override(field) } : {}) };
  const imported = source.override
    ? source.override.imported
    : ((Object.hasOwn(saved, field) ? saved[field] : undefined) ?? null);
  return {
    kind: 'overridden',
    from: source.from,
    imported: show(field, imported),
    ...(release ? { onRelease: () => release(field, imported) } : {}),
  };
}

/** If the import sends features of a variant, it also owns those that it does not send. */
function featureSource(field: string, sources: BeheerProduct['sources']): ProductFieldSource | undefined {
  const [, prefix] = field.match(/^(variants\.\d+\.features\.)/) ?? [];
  if (prefix === undefined) return undefined;
  const other = Object.entries(sources).find(([name]) => name.startsWith(prefix));
  return other && { from: other[1].from, override: null };
}
