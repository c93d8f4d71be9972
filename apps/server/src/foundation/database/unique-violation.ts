const uniqueViolationCode = '23505';

/** Whether a write failed on a unique constraint of that table. */
export function isUniqueViolation(error: unknown, table: string): boolean {
  // Drizzle wraps the error of the database.
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === uniqueViolationCode &&
    'table' in cause &&
    cause.table === table
  );
}
