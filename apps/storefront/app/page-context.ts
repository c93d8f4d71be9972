import { ApiProblem, type Client, createClient } from '@bouwpoort/contract/client';
import type { PageRequest } from '@bouwpoort/contract/page-request';
import type { VentureListEntry } from '@bouwpoort/contract/ventures';
import { createContext, data, type MiddlewareFunction, matchPath, RouterContextProvider, redirect } from 'react-router';
import { type ChromeData, loadChrome } from './chrome/load-chrome.ts';
import { decideAccess, type Visitor } from './page-access.ts';
import { type Page, type PageName, pageTable } from './page-table.ts';
import { siteSettings } from './site-settings.ts';
import { ventureSegment } from './venture-segment.ts';

/** What every loader can count on: which venture and page this is, and an API client that asks as this visitor. */
export interface PageContext {
  api: Client;
  chrome: ChromeData;
  pageName: PageName | undefined;
  page: Page | undefined;
  visitor: Visitor;
  wrongVenture: boolean;
}

export const pageRequestContext = createContext<PageRequest>();
export const pageContext = createContext<PageContext>();

export function contextFor(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  return context;
}

const table = Object.entries(pageTable(siteSettings.brand)) as [PageName, Page][];

export function findPage(pathname: string): [PageName, Page] | [undefined, undefined] {
  return table.find(([, page]) => matchPath(page.path, pathname)) ?? [undefined, undefined];
}

/** Runs before the loaders of every page: finds the venture, and lets the visitor in or sends him on (P 2.3). */
export const openPage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { transport, showcase } = context.get(pageRequestContext);
  const url = new URL(request.url);
  const [pageName, page] = findPage(url.pathname);
  const anonymousApi = createClient({ transport, cms: siteSettings.cms });
  const ventures = await anonymousApi.call('ventures.list');
  const venture = ventureOf(url.pathname, ventures);
  const api = createClient({ transport, cms: siteSettings.cms, ventureId: venture.id });
  const chrome = await loadChrome(api, venture.id, Object.values(ventures));
  const visitor: Visitor = { kind: 'anonymous' };
  const hidden = page?.showcase && !showcase;
  const access = page
    ? decideAccess(page, visitor, chrome.venture, url.pathname + url.search)
    : { allowed: true as const, wrongVenture: false };
  if (!access.allowed) throw redirect(access.redirectTo);
  context.set(pageContext, {
    api,
    chrome,
    pageName: hidden ? undefined : pageName,
    page: hidden ? undefined : page,
    visitor,
    wrongVenture: access.wrongVenture,
  });
  return next();
};

/** An unknown first segment is a page of nobody: it gets the portal's frame around its 404. */
function ventureOf(pathname: string, ventures: Record<string, VentureListEntry>): VentureListEntry {
  const segment = ventureSegment(pathname, siteSettings.cms);
  const found = Object.values(ventures).find((venture) => venture.path.toLowerCase() === segment);
  const venture = found ?? ventures[siteSettings.defaultVentureId];
  if (!venture) throw data('Unknown venture', { status: 404 });
  return venture;
}

/** A loader's way to ask for what may be missing: a 404 of the API is a 404 of the page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}
