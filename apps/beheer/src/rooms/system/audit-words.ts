import type { Translate } from '@bouwpoort/ui/words.ts';
import { fieldText as branchFieldText } from '../branches/branch-words.ts';
import { fieldText as productFieldText } from '../products/product-words.ts';

/**
 * The key prefix of field labels in the namespace of the room; other records have theirs in the log's own namespace.
 */
const fieldNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    category: 'beheer-products:field-',
    customer: 'beheer-customers:field_',
    feature: 'beheer-products:field-',
    'list-price': 'beheer-prices:field-',
    'price-agreement': 'beheer-prices:field-',
    'ignored-search': 'beheer-search:field_',
    media: 'beheer-media:field-',
    'media-folder': 'beheer-media:field-',
    menu: 'beheer-site:field-',
    quote: 'beheer-quotes:field_',
    redirect: 'beheer-redirects:field-',
    'search-synonym': 'beheer-search:field_',
    'search-tuning': 'beheer-search:field_',
    'site-message': 'beheer-site:field-',
    staff: 'beheer-staff:field-',
    'staff-role': 'beheer-staff:field-',
    'staff-session': 'beheer-staff:field-',
    usps: 'beheer-site:field-',
    venture: 'beheer-ventures:field-',
  }),
);

const noNames = { categories: new Map(), features: new Map(), products: new Map(), codes: new Map() };

/** The label of a field of a record; `wordsOf` finds the texts of a namespace. */
export function auditFieldName(wordsOf: (namespace: string) => Translate, entity: string, field: string): string {
  if (entity === 'branch') return branchFieldText(wordsOf('beheer-branches'), field);
  if (entity === 'product') return productFieldText(wordsOf('beheer-products'), noNames, field);
  return wordsOf('beheer-system')([`${fieldNames.get(entity) ?? ''}${field}`, `field-${field}`]);
}
