import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { emptyDatabase } from '../../../testing/test-cluster.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { logIn } from '../../../testing/test-visitors.ts';
import { exchangeErrors } from '../../exchange/batches/batches.tables.ts';
import { startWorkers, type Workers } from '../../foundation/jobs/workers.ts';
import { smtpSender } from '../../foundation/mail/smtp-sender.ts';
import { embeddedErp } from '../../ordering/erp/embedded-erp.ts';
import { allJobs } from '../all-jobs.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const smtp = await startSmtpServer();
let workers: Workers | undefined;
afterAll(async () => {
  await workers?.stop();
  await smtp.close();
});

/** The commands of the document, as a reader would paste them. */
function commandsOf(file: string): string {
  const blocks = readFileSync(`${root}docs/${file}`, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  return `set -euo pipefail\n${[...blocks].map(([, commands]) => commands).join('\n')}`;
}

test('the commands of docs/first-shop.md make a shop in which a customer can order', async () => {
  const databaseUrl = await emptyDatabase(inject('adminUrl'), `first_shop_${randomUUID()}`);
  const settings = {
    ...{ MODE: 'production', DATABASE_URL: databaseUrl, TOKEN_SECRET: 'een geheim van minstens tweeendertig tekens' },
    ...{ PUBLIC_URL: 'https://shop.example', SMTP_URL: smtp.url, MAIL_FROM: 'shop@shop.example', KVK_API_KEY: 'proef' },
    SANDBOX_PAYMENTS: 'true',
  };
  const testApp = await openTestApp(databaseUrl, settings);
  const { app, context, db, payments, mails, caughtUp } = testApp;
  const erp = embeddedErp(db, () => new Date());
  workers = await startWorkers({
    ...context,
    databaseUrl,
    log: app.log,
    jobs: allJobs({ mailSender: smtpSender(smtp.url), erp, payments }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const env = {
    ...process.env,
    ...settings,
    SHOP: `http://127.0.0.1:${port}`,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  };
  await promisify(execFile)('bash', ['-c', commandsOf('first-shop.md')], { cwd: root, env, timeout: 200_000 });
  expect(await db.select().from(exchangeErrors)).toEqual([]);

  const sent = await vi.waitFor(async () => {
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'jan@merel.example', kind: 'first-password' });
    return mail;
  }, 30_000);
  const link = new URL(sent?.text.match(/https:\S+wachtwoord-instellen\S+/)?.[0] ?? '');
  expect(link.pathname).toBe('/van-dam/wachtwoord-instellen');
  const password = 'vorst-kruiwagen-7';
  const chosen = await app.inject({
    method: 'POST',
    url: '/api/account/resetpassword',
    payload: {
      emailAddress: 'jan@merel.example',
      code: link.searchParams.get('token'),
      password,
      passwordConfirmation: password,
    },
  });
  expect([chosen.statusCode, chosen.payload]).toEqual([200, expect.anything()]);
  await caughtUp();
  const jan = await Shopper.withTokens(app, await logIn(app, 'jan@merel.example', password));
  const cart = await jan.fill([['100125', 10]]);
  const days = {
    preferredDeliveryDate: '2026-11-19',
    latestDeliveryDate: '2026-12-04',
    hasConfirmedLatestDeliveryDateExceeded: true,
  };
  const prepared = await jan.prepare(cart.id, { ...days, branchId: '210-utrecht' });
  expect([prepared.statusCode, prepared.payload]).toEqual([200, expect.anything()]);
  const ordered = await jan.convert(cart.id);
  expect(ordered.json()).toMatchObject({ orderIds: [expect.stringMatching(/^210\d+$/)], failedOrderIds: [] });

  const search = await app.inject({
    method: 'POST',
    url: '/api/content/search/products/210',
    payload: { query: 'gipskarton' },
  });
  expect(search.json().totalMatching).toBe(1);
  for (const url of [
    '/',
    '/van-dam',
    '/van-dam/categorieen',
    '/van-dam/klantenservice',
    '/van-dam/vestigingen',
    '/van-dam/vestigingen/utrecht',
  ]) {
    const ventureId = url === '/' ? '110' : '210';
    const page = await app.inject(`/api/cms/v3.0/content?contentUrl=${url}&ventureId=${ventureId}`);
    expect([url, page.statusCode]).toEqual([url, 200]);
  }
}, 300_000);
