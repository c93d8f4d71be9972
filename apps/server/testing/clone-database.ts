import pg from 'pg';

/** A copy of a database, by itself of the filled one, for one test file; it goes with its cluster. */
export async function cloneDatabase(adminUrl: string, name: string, template = 'template'): Promise<string> {
  await onServer(adminUrl, `create database "${name}" template "${template}" strategy file_copy`);
  return databaseUrl(adminUrl, name);
}

export function databaseUrl(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
