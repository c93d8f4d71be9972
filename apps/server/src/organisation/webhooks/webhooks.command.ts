import { parseArgs } from 'node:util';
import { shopEvents } from '@bouwpoort/contract/organisation/webhooks';
import { z } from 'zod';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure } from '../../foundation/config/start-report.ts';
import { withCommandContext } from '../../foundation/context/command-context.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  addWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  renewWebhookSecret,
  replayWebhookDelivery,
  switchWebhookEndpoint,
} from './webhooks.ts';

const usage = `How to use it:
  npm run webhooks -- add --venture 210 --url https://erp.example/hook --owner it@shop.example --event order.placed [--event …]
  npm run webhooks -- list                   shows the endpoints
  npm run webhooks -- log ID                 shows the last hundred deliveries of one
  npm run webhooks -- replay ID DELIVERY     sends a delivery again
  npm run webhooks -- on ID | off ID         switches one on or off
  npm run webhooks -- secret ID              makes a new secret; the one before signs too for 24 hours
  npm run webhooks -- remove ID
Events: ${shopEvents.join(', ')}`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      venture: { type: 'string' },
      url: { type: 'string' },
      owner: { type: 'string' },
      event: { type: 'string', multiple: true },
    },
  });
  const [command = '', id, deliveryId] = positionals;
  await withCommandContext('webhooks', async (ctx) => {
    if (command === 'add' && values.venture && values.url && values.owner && values.event) {
      const { venture: ventureId, url, owner: ownerEmail, event: events } = values;
      const added = await addWebhookEndpoint(ctx, { ventureId, url, ownerEmail, events });
      console.log(`✓ endpoint ${added.id}; the receiver checks signatures with\n${added.secret}`);
    } else if (command === 'list') await list(ctx);
    else if (/^[1-9][0-9]{0,8}$/.test(id ?? '')) await ofEndpoint(ctx, command, Number(id), deliveryId);
    else throw new StartError(usage);
  });
}

async function list(ctx: Context): Promise<void> {
  const endpoints = await listWebhookEndpoints(ctx);
  for (const { id, ventureId, url, events, isActive, failingSince } of endpoints) {
    const state = isActive ? (failingSince ? `failing since ${failingSince.toISOString()}` : 'on') : 'off';
    console.log(`${id}  venture ${ventureId}  ${url}  ${events.join(' ')}  ${state}`);
  }
  console.log(endpoints.length === 0 ? 'no endpoints' : `${endpoints.length} endpoints`);
}

async function ofEndpoint(ctx: Context, command: string, id: number, deliveryId: string | undefined): Promise<void> {
  const requireKnown = (isKnown: boolean) => {
    if (!isKnown) throw new StartError(`There is no endpoint ${id}.`);
  };
  if (command === 'log') {
    requireKnown((await listWebhookEndpoints(ctx)).some((endpoint) => endpoint.id === id));
    for (const one of await listWebhookDeliveries(ctx, id)) {
      const outcome = one.deliveredAt ? `delivered ${one.deliveredAt.toISOString()}` : (one.error ?? 'waiting');
      console.log(
        `${one.id}  ${one.event}  ${one.attempts} tries  ${one.answerStatus ?? '-'}  ${one.answerMilliseconds ?? '-'} ms  ${outcome}`,
      );
    }
  } else if (command === 'replay' && z.guid().safeParse(deliveryId).success)
    await replayWebhookDelivery(ctx, id, deliveryId ?? '');
  else if (command === 'on' || command === 'off') requireKnown(await switchWebhookEndpoint(ctx, id, command === 'on'));
  else if (command === 'secret') {
    const renewed = await renewWebhookSecret(ctx, id);
    requireKnown(renewed !== undefined);
    console.log(`the receiver checks signatures with\n${renewed?.secret}`);
  } else if (command === 'remove') requireKnown(await removeWebhookEndpoint(ctx, id));
  else throw new StartError(usage);
  console.log('✓ done');
}

await run().catch((error) =>
  reportFailure(
    error instanceof AppError
      ? new StartError(`${error.message}\n${JSON.stringify(error.details.errors ?? {})}`)
      : error,
  ),
);
