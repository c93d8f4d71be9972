import { historyPermissions } from '@bouwpoort/contract/foundation/audit.staff';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { fieldText as productFieldText } from '../../catalogue/products/product-words.ts';
import { fullMoment, shortDay } from '../../frame/texts/dutch-time.ts';
import {
  fieldText as branchFieldText,
  valueText as branchValueText,
} from '../../organisation/branches/branch-words.ts';
import { valueText as ventureValueText } from '../../organisation/ventures/venture-words.ts';
import { fieldLabels, valueLabels } from './audit-labels.ts';

/** Record types that have no history of their own on a page. */
const onlyInLog = [
  'batch',
  'dead-letter',
  'emergency-message',
  'export',
  'ignored-search',
  'import-mapping',
  'import-plan',
  'mail',
  'order',
  'order-note',
  'quote',
  'staff-session',
];

/** The record types in the log, for its filter; each has the text `entity-{name}`. */
export const auditEntities: readonly string[] = [...Object.keys(historyPermissions), ...onlyInLog].sort();

const noNames = { categories: new Map(), features: new Map(), products: new Map(), codes: new Map() };

/** The label of a field of a record; `wordsOf` finds the texts of a namespace. */
export function auditFieldName(wordsOf: (namespace: string) => Translate, entity: string, field: string): string {
  if (entity === 'branch') return branchFieldText(wordsOf('beheer-branches'), field);
  if (entity === 'product') return productFieldText(wordsOf('beheer-products'), noNames, field);
  return wordsOf('beheer-system')([
    `${fieldLabels.get(entity) ?? ''}${field}`,
    `field-${field}`,
    // 'blocks.tekst', one item of a list.
    `field-${field.split('.')[0]}`,
  ]);
}

interface AuditValue {
  entity: string;
  field: string;
  value: unknown;
}

/** The text of a coded value, or of one item of a list; undefined for a value that needs none. */
export function auditValue(
  wordsOf: (namespace: string) => Translate,
  ventures: readonly { ventureId: string; name: string }[],
  { entity, field, value }: AuditValue,
): string | undefined {
  if (entity === 'branch') return branchValueText(wordsOf('beheer-branches'), field, value);
  if (entity === 'venture' && !isText(value)) return ventureValueText(wordsOf('beheer-ventures'), field, value);
  if (!isText(value)) return undefined;
  if (field === 'ventureId' || field === 'ventureIds')
    return ventures.find(({ ventureId }) => ventureId === value)?.name ?? value;
  if (field === 'action' || field === 'mode') return wordsOf('beheer-system')([`${field}-${value}`, value]);
  const prefix = valueLabels.get(`${entity} ${field}`);
  if (prefix !== undefined) return wordsOf('beheer-system')([`${prefix}${value}`, value]);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return fullMoment(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${shortDay(value)} ${value.slice(0, 4)}`;
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
