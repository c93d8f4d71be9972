import { parseArgs } from 'node:util';
import { exchangeScopes } from '@bouwpoort/contract/exchange/records';
import { z } from 'zod';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure } from '../../foundation/config/start-report.ts';
import { withCommandContext } from '../../foundation/context/command-context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { addApiKey, endApiKey, listApiKeys } from './api-keys.ts';

const usage = `How to use it:
  npm run keys -- add --source NAME --venture 210 --scope catalogue:write [--scope …] [--until 2027-12-31] [--from 192.0.2.0/24]
                                 makes a key and shows it, once
  npm run keys -- list           shows the keys, without the keys themselves
  npm run keys -- end ID         ends a key, from now on
Scopes: ${exchangeScopes.join(', ')}`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      venture: { type: 'string', multiple: true },
      scope: { type: 'string', multiple: true },
      until: { type: 'string' },
      from: { type: 'string', multiple: true },
    },
  });
  const [command, id, ...rest] = positionals;
  if (rest.length > 0) throw new StartError(usage);
  if (command === 'list' && id === undefined) return list();
  if (command === 'end' && /^[1-9][0-9]{0,8}$/.test(id ?? '')) return end(Number(id));
  const { source, venture, scope, until, from } = values;
  if (command !== 'add' || id !== undefined || !source || !venture || !scope) throw new StartError(usage);
  const expiresAt = until === undefined ? undefined : endOfDay(until);
  await withCommandContext('keys', async (ctx) => {
    const added = await addApiKey(ctx, {
      source,
      ventureIds: venture,
      scopes: scope,
      networks: from ?? [],
      ...(expiresAt ? { expiresAt } : {}),
    });
    console.log(`✓ key ${added.id} of ${source}; it is shown this once:\n${added.key}`);
  });
}

function endOfDay(day: string): Date {
  const end = new Date(`${day}T23:59:59+01:00`);
  // A day that no month has would be taken for one of the next month.
  if (!z.iso.date().safeParse(day).success) throw new StartError(`${day} is not a day.\n${usage}`);
  return end;
}

async function list(): Promise<void> {
  await withCommandContext('keys', async (ctx) => {
    const keys = await listApiKeys(ctx);
    for (const { id, source, ventureIds, scopes, networks, expiresAt, endedAt, lastUsedAt } of keys) {
      const state = endedAt
        ? `ended ${endedAt.toISOString()}`
        : expiresAt
          ? `until ${expiresAt.toISOString()}`
          : 'no end date';
      const where = networks.length > 0 ? `, from ${networks.join(' ')}` : '';
      const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used';
      console.log(`${id}  ${source}  ventures ${ventureIds.join(' ')}  ${scopes.join(' ')}${where}  ${state}, ${used}`);
    }
    console.log(keys.length === 0 ? 'no keys' : `${keys.length} keys`);
  });
}

async function end(id: number): Promise<void> {
  await withCommandContext('keys', async (ctx) => {
    if (!(await endApiKey(ctx, id))) throw new StartError(`There is no key ${id} that has not ended.`);
    console.log(`✓ key ${id} has ended`);
  });
}

await run().catch((error) =>
  reportFailure(
    error instanceof AppError ? new StartError(`${error.message}\n${JSON.stringify(error.details.errors)}`) : error,
  ),
);
