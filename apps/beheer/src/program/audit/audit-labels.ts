/** The namespace of the section with the labels of its fields, and their prefix; others have theirs in that of the log. */
export const fieldLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    branch: 'beheer-branches:field-',
    category: 'beheer-products:field-',
    customer: 'beheer-customers:field_',
    feature: 'beheer-products:field-',
    'list-price': 'beheer-prices:field-',
    'price-agreement': 'beheer-prices:field-',
    'ignored-search': 'beheer-search:field_',
    media: 'beheer-media:field-',
    'media-folder': 'beheer-media:field-',
    menu: 'beheer-web:field-',
    product: 'beheer-products:field-',
    quote: 'beheer-quotes:field_',
    redirect: 'beheer-redirects:field-',
    'search-synonym': 'beheer-search:field_',
    'search-tuning': 'beheer-search:field_',
    'site-message': 'beheer-web:field-',
    staff: 'beheer-staff:field-',
    'staff-role': 'beheer-staff:field-',
    'staff-session': 'beheer-staff:field-',
    usps: 'beheer-web:field-',
    venture: 'beheer-ventures:field-',
  }),
);

/** The texts of coded values, by record type and field. */
export const valueLabels: ReadonlyMap<string, string> = new Map([
  ['api-key scopes', 'beheer-integrations:scope-'],
  ['webhook events', 'beheer-integrations:event-'],
  ['venture deliveryModes', 'beheer-ventures:deliveryModes-'],
  ['venture downloadPricelistFormats', 'beheer-ventures:downloadPricelistFormats-'],
]);

/** The namespaces that the log needs beside its own. */
export const auditNamespaces: readonly string[] = [
  ...new Set([...fieldLabels.values(), ...valueLabels.values()].map((label) => label.replace(/:.*/, ''))),
];
