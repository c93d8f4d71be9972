/* Paths are from the root of the repository, where tools/migration/migration.mjs starts drizzle-kit. */
export default {
  dialect: 'postgresql',
  schema: './apps/server/src/**/*.tables.ts',
  out: './apps/server/migrations',
  casing: 'snake_case',
};
