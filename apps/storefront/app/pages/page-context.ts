import { ApiProblem, type Client } from '@bouwpoort/contract/client';
import type { PageLog, PageRequest } from '@bouwpoort/contract/page-request';
import { previewParameter } from '@bouwpoort/contract/preview-token';
import type { VentureListEntry } from '@bouwpoort/contract/ventures';
import { createContext, data, type MiddlewareFunction, RouterContextProvider, redirect } from 'react-router';
import { pageApi } from '../http/page-api.ts';
import { sitePath } from '../site/site-path.ts';
import { siteSettings } from '../site/site-settings.ts';
import { ventureSegment } from '../site/venture-segment.ts';
import { loadVisitor, type VisitorSession } from '../visitor/load-visitor.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { type ChromeData, loadChrome } from './load-chrome.ts';
import { decideAccess } from './page-access.ts';
import { findPage } from './page-matching.ts';
import type { Page, PageName } from './page-table.ts';

/** What every loader can count on: which venture and page this is, and an API client that asks as this visitor. */
export interface PageContext {
  api: Client;
  chrome: ChromeData;
  pageName: PageName | undefined;
  page: Page | undefined;
  visitor: Visitor;
  /** Whose login this is; nothing for visitors. */
  session: VisitorSession | undefined;
  wrongVenture: boolean;
  /** The token of a draft that was asked for with this address. */
  preview: string | undefined;
  /** For errors that do not make the page fail. */
  log: PageLog;
}

export const pageRequestContext = createContext<PageRequest>();
export const pageContext = createContext<PageContext>();

export function contextFor(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  return context;
}

/** Runs before the loaders of every page: finds the venture, and lets the visitor in or sends them on (P 2.3). */
export const openPage: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  try {
    await open(url, context);
  } catch (error) {
    // The router would make a 500 of it, which says that trying again is no use.
    if (error instanceof ApiProblem && error.status === 503) throw data(error.problem.title, { status: 503 });
    throw error;
  }
  return next();
};

async function open(url: URL, context: Readonly<RouterContextProvider>): Promise<void> {
  const pageRequest = context.get(pageRequestContext);
  const { log, showcase, session: pageSession } = pageRequest;
  const portalApi = pageApi(pageRequest);
  const ventures = await portalApi.call('ventures.list');
  const { venture, known } = ventureOf(url.pathname, ventures);
  const [pageName, page] = findPage(url.pathname, { known, showcase });
  const api = pageApi(pageRequest, venture.id);
  const preview = url.searchParams.get(previewParameter) ?? undefined;
  const [chrome, { visitor, session }] = await Promise.all([
    loadChrome(api, log, venture.id, Object.values(ventures), preview),
    loadVisitor(portalApi, pageSession, page?.showsCustomer ?? false, log),
  ]);
  const access = page
    ? decideAccess(page, visitor, chrome.venture, url.pathname + url.search)
    : { allowed: true as const, wrongVenture: false };
  if (!access.allowed) throw redirect(access.redirectTo);
  context.set(pageContext, {
    api,
    chrome,
    pageName,
    page,
    visitor,
    session,
    wrongVenture: access.wrongVenture,
    preview,
    log,
  });
}

/** An unknown first segment belongs to no venture: its 404 has the frame of the portal. */
function ventureOf(pathname: string, ventures: Record<string, VentureListEntry>) {
  const segment = ventureSegment(pathname, siteSettings.cms);
  const found = Object.values(ventures).find((venture) => venture.path.toLowerCase() === segment);
  const { defaultVentureId } = siteSettings;
  const venture = found ?? (Object.hasOwn(ventures, defaultVentureId) ? ventures[defaultVentureId] : undefined);
  if (!venture) throw data('Unknown venture', { status: 404 });
  return { venture, known: found !== undefined };
}

/** Where every loader of a page begins: the page that was opened, or the 404 it turned out to be. */
export function openedPage(context: Readonly<RouterContextProvider>): PageContext & { pageName: PageName; page: Page } {
  const { refusal } = context.get(pageRequestContext);
  if (refusal) throw data(null, { status: refusal });
  const { pageName, page, ...rest } = context.get(pageContext);
  if (!pageName || !page) throw data(null, { status: 404 });
  return { ...rest, pageName, page };
}

/** A loader's way to ask for what may be missing: a 404 of the API is a 404 of the page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw missingPage(error);
    throw error;
  }
}

/** What a loader throws for a page that is not there: at another address, for good or for now, or nowhere. */
export function missingPage({ problem }: ApiProblem) {
  const movedTo = sitePath(typeof problem.movedTo === 'string' ? problem.movedTo : undefined);
  return movedTo === undefined
    ? data(null, { status: 404 })
    : redirect(movedTo, problem.movedForGood === false ? 302 : 301);
}
