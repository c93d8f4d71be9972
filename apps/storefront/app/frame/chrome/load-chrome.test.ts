import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
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

test('a token shows the draft of a menu, and one of something else what everybody sees', async () => {
  const draft = { ...menus, footerLinks: [{ title: 'Straks', links: [] }] };
  const answers = { 'ventures.details': { id: '210' }, 'navigation.web': menus };
  const shown = await loadChrome(apiAnswering({ ...answers, 'navigation.preview': draft }), log, '210', [], 'token');
  expect(shown).toMatchObject({ navigation: draft, menuPreview: 'token' });
  const refused = new ApiProblem(404, { type: 'about:blank', title: 'Not found', status: 404, code: 'notFound' });
  const other = await loadChrome(apiAnswering({ ...answers, 'navigation.preview': refused }), log, '210', [], 'token');
  expect(other).toMatchObject({ navigation: menus, menuPreview: null });
});
