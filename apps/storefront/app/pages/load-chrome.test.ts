import type { Client } from '@bouwpoort/contract/client';
import { expect, test, vi } from 'vitest';
import { loadChrome } from './load-chrome.ts';

const log = { error: vi.fn(), warn: vi.fn() };
const menus = { headerLinks: [], footerLinks: [], secondaryLinks: [] };

function apiAnswering(answers: Record<string, unknown>): Client {
  const call = async (name: string) => {
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  };
  return { call } as unknown as Client;
}

test('empty venture details are an error page of status 500', async () => {
  const api = apiAnswering({ 'navigation.web': menus });
  await expect(loadChrome(api, log, '210', [])).rejects.toMatchObject({
    data: 'Error fetching venture details',
    init: { status: 500 },
  });
});

test('without its menus a page is still a page', async () => {
  const api = apiAnswering({ 'ventures.details': { id: '210' }, 'navigation.web': new Error('') });
  expect(await loadChrome(api, log, '210', [])).toMatchObject({ venture: { id: '210' }, navigation: menus });
  expect(log.error).toHaveBeenCalledWith(expect.anything(), 'An error occurred while fetching navigation data.');
});
