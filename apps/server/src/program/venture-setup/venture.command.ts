import { parseArgs } from 'node:util';
import { usualSwitches } from '@bouwpoort/contract/organisation/ventures.staff';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure } from '../../foundation/config/start-report.ts';
import { withCommandContext } from '../../foundation/context/command-context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { addVenture } from './add-venture.ts';

const usage = `How to use it:
  npm run venture -- add --id 210 --name "Van Dam" --path van-dam --email info@vandam.example [--phone 030-1234567] [--slogan …] [--color #A63A24] [--no-shop]
                                 makes a venture with its first pages; the one with the number of DEFAULT_VENTURE_ID is the portal
  npm run venture -- list        shows the ventures`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ id: { type: 'string' }, name: { type: 'string' }, path: { type: 'string' }, email: { type: 'string' } },
      ...{ phone: { type: 'string' }, slogan: { type: 'string' }, color: { type: 'string' } },
      'no-shop': { type: 'boolean', default: false },
    },
  });
  const [command, ...rest] = positionals;
  const { id, name, path, email, phone = '', slogan = '', color = '#12355B' } = values;
  if (command === 'list' && rest.length === 0) return list();
  if (command !== 'add' || rest.length > 0 || !id || !name || !path || !email) throw new StartError(usage);
  await withCommandContext('venture', async (ctx) => {
    await addVenture(ctx, {
      ...{ id, name, path, email, phone, slogan, accentColor: color },
      ...{ logoUrl: null, stackedLogoUrl: null, beeldmerkUrl: null },
      ...usualSwitches(!values['no-shop']),
      pages: ['customerService', 'previouslyOrdered'],
    });
    console.log(
      `✓ venture ${id}, ${name}, at ${ctx.config.publicUrl}${id === ctx.config.defaultVentureId ? '/' : `/${path}`}`,
    );
  });
}

async function list(): Promise<void> {
  await withCommandContext('venture', async (ctx) => {
    const ventures = await listVentures(ctx);
    for (const { id, name, path, hasShop } of ventures)
      console.log(`${id}  ${name}  /${path}  ${hasShop ? 'shop' : 'no shop'}`);
    console.log(ventures.length === 0 ? 'no ventures' : `${ventures.length} ventures`);
  });
}

await run().catch((error) =>
  reportFailure(
    error instanceof AppError
      ? new StartError(`${error.message} ${JSON.stringify(error.details.errors ?? {})}`)
      : error,
  ),
);
