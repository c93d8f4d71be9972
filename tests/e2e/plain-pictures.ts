import pg from 'pg';
import { cloneDatabase, onServer } from '../../apps/server/testing/clone-database.ts';

/** The filled database with plain pictures. */
export const plainTemplate = 'plain_template';

/** Once for each cluster, which the parts of a test run may share. */
export async function makePlainTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [plainTemplate]);
  await client.end();
  if (rowCount === 0) await drawPlainPictures(await cloneDatabase(adminUrl, plainTemplate));
}

/**
 * Replaces the pictures of the demo world by plain areas of the same size. Rendering and encoding them takes a program
 * more processor time than all its pages, and no browser test looks at them: tests/e2e/start.long.e2e.ts has a program
 * render one, and the pictures have tests of their own.
 */
async function drawPlainPictures(databaseUrl: string): Promise<void> {
  await onServer(
    databaseUrl,
    `update media_file set drawing = null, bytes = convert_to(format(
       '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %2$s" width="%1$s" height="%2$s">'
       '<rect width="%1$s" height="%2$s" fill="#d8d4cc"/></svg>',
       case drawing->>'kind' when 'product' then '800' else coalesce(drawing->>'width', '1600') end,
       case drawing->>'kind' when 'product' then '800' else coalesce(drawing->>'height', '900') end), 'UTF8')
     where drawing->>'kind' in ('product', 'scene')`,
  );
}
