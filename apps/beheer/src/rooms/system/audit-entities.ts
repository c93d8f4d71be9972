/** What the log tells of, for its filter. A room that traces another kind of record adds it, with the text `entity-{name}`. */
export const auditEntities = [
  'branch',
  'closure',
  'list-price',
  'price-agreement',
  'staff',
  'staff-role',
  'staff-session',
] as const;
