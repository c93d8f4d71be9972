/** Classes of SQLSTATE that say something of a row and not of the database: data, limits, damage on disk. */
const ofRows = new Set(['22', '54', 'XX']);

/** Whether a statement failed because of what it read, so that it fails again until that changes. */
export function isRowUnreadable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && at.code.length === 5 && ofRows.has(at.code.slice(0, 2))) {
      return true;
    }
  }
  return false;
}
