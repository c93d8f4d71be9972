import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../../foundation/config/config.ts';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure, Step } from '../../foundation/config/start-report.ts';
import { prepareDatabase } from '../../foundation/database/database.ts';
import { withDatabaseUrl } from '../../foundation/database/database-source.ts';
import { fillDemoWorld } from './fill-demo-world.ts';
import { demoSeed, sizeOfToday } from './first-start.ts';

/** `npm run demo-world -- --products 200000`: makes the demo world anew, at any size. What was there is gone. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' }, seed: { type: 'string' } } });
  const config = readConfig(
    { ...process.env, ...(values.products ? { DEMO_PRODUCTS: values.products } : {}) },
    process.cwd(),
  );
  if (config.mode === 'production')
    throw new StartError('The demo world empties the database first; it is not for MODE=production.');
  await withDatabaseUrl(config, async (url) => {
    await prepareDatabase(url, async () => undefined);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const size = await sizeOfToday(client, config.demoProducts, values.seed ? Number(values.seed) : demoSeed);
    const step = new Step(`Demo world of ${size.products} products`);
    await fillDemoWorld(client, size, ({ rows, expected, table }) =>
      step.progress(rows / expected, `${rows} rows, ${table}`),
    );
    step.done();
    await client.end();
  });
}

await run().catch(reportFailure);
