/** What the log tells of, for its filter. A room that traces another kind of record adds it, with the text `entity-{name}`. */
export const auditEntities = [
  'api-key',
  'batch',
  'branch',
  'closure',
  'dead-letter',
  'emergency-message',
  'export',
  'import',
  'import-mapping',
  'list-price',
  'mail',
  'price-agreement',
  'staff',
  'staff-role',
  'staff-session',
  'webhook',
] as const;
