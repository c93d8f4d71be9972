/** What the log tells of, for its filter. A room that traces another kind of record adds it, with the text `entity-{name}`. */
export const auditEntities = ['staff', 'staff-role', 'staff-session'] as const;
