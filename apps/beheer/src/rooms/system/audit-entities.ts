/** What the log tells of, for its filter. A room that traces another kind of record adds it, with the text `entity-{name}`. */
export const auditEntities = [
  'api-key',
  'batch',
  'branch',
  'category',
  'closure',
  'customer',
  'dead-letter',
  'emergency-message',
  'export',
  'import',
  'import-mapping',
  'import-plan',
  'feature',
  'list-price',
  'mail',
  'media',
  'order',
  'order-note',
  'price-agreement',
  'product',
  'staff',
  'staff-role',
  'staff-session',
  'webhook',
] as const;

/** Texts of other rooms that the log needs: there the fields of their records have their names. */
export const auditNamespaces = [
  'beheer-staff',
  'beheer-customers',
  'beheer-branches',
  'beheer-products',
  'beheer-prices',
];
