import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { tryPassword } from '../../../testing/test-visitors.ts';

const { app, runJobs, mails } = await createTestApp();
const password = 'Zolder-en-kelder-7';
const url = '/api/account/firstpassword';

let addresses = 0;
let emailAddress = '';
beforeEach(() => {
  addresses++;
  emailAddress = `gast${addresses}@thuis.example`;
});

async function comeAsGuest(email = emailAddress): Promise<Shopper> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/account/guest',
    remoteAddress: `192.0.2.${addresses}`,
    payload: {
      ventureId: '210',
      firstName: 'Gerda',
      lastName: 'de Vries',
      emailAddress: email,
      street: 'Oudegracht',
      houseNumber: '12',
      postalCode: '3511AB',
      city: 'Utrecht',
    },
  });
  return Shopper.withTokens(app, answer.json());
}

async function mailedTo(email: string) {
  await runJobs();
  return (await mails()).filter(({ to }) => to === email);
}

function choose(text: string, email = emailAddress) {
  const code = /token=([\w-]+)/.exec(text)?.[1];
  const payload = { emailAddress: email, code, password, passwordConfirmation: password };
  return app.inject({ method: 'POST', url: '/api/account/resetpassword', payload });
}

test('a guest without a password gets one by mail, and logs in with it', async () => {
  const guest = await comeAsGuest();
  expect((await guest.get(url)).json()).toEqual({ value: true });
  expect((await guest.post(url)).json()).toEqual({ value: true });
  const [mail] = await mailedTo(emailAddress);
  expect(mail?.kind).toBe('first-password');
  expect((await choose(mail?.text ?? '')).statusCode).toBe(200);
  expect((await tryPassword(app, emailAddress, password)).statusCode).toBe(200);
});

test('a user with a password changes it with the old one', async () => {
  const user = await Shopper.logIn(app, 'gast@steenhof.test');
  expect((await user.get(url)).json()).toEqual({ value: false });
  expect((await user.post(url)).statusCode).toBe(409);
  expect(await mailedTo('gast@steenhof.test')).toEqual([]);
});

test('two visits with one address become one account', async () => {
  const visits = [await comeAsGuest(), await comeAsGuest()];
  for (const visit of visits) await visit.post(url);
  const [first, second] = await mailedTo(emailAddress);
  expect((await choose(first?.text ?? '')).statusCode).toBe(200);
  const refused = await choose(second?.text ?? '');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'linkUsed']);
});

test('an address that has an account by now gets the link of that account; the answer is the same', async () => {
  const early = await comeAsGuest();
  const later = await comeAsGuest();
  await later.post(url);
  await choose((await mailedTo(emailAddress))[0]?.text ?? '');
  expect((await early.post(url)).json()).toEqual({ value: true });
  expect((await mailedTo(emailAddress)).map(({ kind }) => kind)).toContain('password-reset');
});

test('requires a login', async () => {
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401);
});
