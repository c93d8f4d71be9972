const uniqueViolation = '23505';

/** Whether a write failed because a row of that table has its place already. */
export function isTaken(error: unknown, table: string): boolean {
  // Drizzle wraps the error of the database.
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === uniqueViolation &&
    'table' in cause &&
    cause.table === table
  );
}
