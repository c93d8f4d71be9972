/** Classes of SQLSTATE that say something of a row and not of the database: data, limits, damage on disk. */
const rowErrorClasses = new Set(['22', '54', 'XX']);

/** Whether a statement failed because of a stored row, so that a retry cannot help until that row changes. */
export function isRowUnreadable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (
      'code' in at &&
      typeof at.code === 'string' &&
      at.code.length === 5 &&
      rowErrorClasses.has(at.code.slice(0, 2))
    ) {
      return true;
    }
  }
  return false;
}
