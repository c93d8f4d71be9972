import { beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '../texts/texts.tsx';
import { call } from './call.ts';

const lost = 'Er kwam geen antwoord. Kijk of je verbinding hebt.';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ loadFailedOffline: lost }));
  await loadTexts('beheer');
});
afterEach(() => vi.unstubAllGlobals());

test('a call without an answer fails with a text for users', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(staffRoutes.people)).rejects.toMatchObject({ name: 'ApiProblem', status: 503, message: lost });
});

test('the error page of a proxy in front of a server that is down becomes a short message', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(call(staffRoutes.people)).rejects.toMatchObject({ name: 'ApiProblem', status: 502, message: lost });
});

test('an aborted call stays aborted', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', () => Promise.reject(controller.signal.reason));
  controller.abort();
  await expect(call(staffRoutes.people, { signal: controller.signal })).rejects.toBe(controller.signal.reason);
});

test('a write is not sent again while it is under way, and is afterwards', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const note = (text: string) => call(beheerOrderRoutes.note, { params: { orderId: '21050003' }, body: { text } });
  const clicks = [note('Bel terug'), note('Bel terug')];
  const other = note('Belt zelf');
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer(Response.json({}));
  await Promise.all([...clicks, other]);
  const later = note('Bel terug');
  expect(answers).toHaveLength(3);
  answers[2]?.(Response.json({}));
  await later;
});

test('two equal reads are both sent', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await Promise.all([call(staffRoutes.people), call(staffRoutes.people)]);
  expect(fetch).toHaveBeenCalledTimes(2);
});
