import { previewParameter } from '@bouwpoort/contract/content/preview-token';
import type { VentureListEntry } from '@bouwpoort/contract/organisation/ventures';
import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import type { PageLog, PageRequest } from '@bouwpoort/contract/program/page-request';
import { createContext, data, type MiddlewareFunction, RouterContextProvider, redirect } from 'react-router';
import { type ChromeData, loadChrome } from '../chrome/load-chrome.ts';
import { pageApi } from '../http/page-api.ts';
import { loadVisitor, type VisitorSession } from '../visitor/load-visitor.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { ventureSegment } from '../web/venture-segment.ts';
import { webPath } from '../web/web-path.ts';
import { webSettings } from '../web/web-settings.ts';
import { decideAccess } from './page-access.ts';
import { findPage } from './page-matching.ts';
import type { Page, PageName } from './page-table.ts';

/** The context of every loader: the venture, the page, and an API client authenticated as the visitor. */
export interface PageContext {
  api: Client;
  chrome: ChromeData;
  pageName: PageName | undefined;
  page: Page | undefined;
  visitor: Visitor;
  /** Undefined for anonymous visitors. */
  session: VisitorSession | undefined;
  wrongVenture: boolean;
  /** The preview token in the address, for a draft. */
  preview: string | undefined;
  /** For errors that the page survives. */
  log: PageLog;
}

export const pageRequestContext = createContext<PageRequest>();
export const pageContext = createContext<PageContext>();

export function contextFor(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  return context;
}

/** Runs before the loaders of every page: finds the venture and the page, and checks access (P 2.3). */
export const openPage: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  try {
    await open(url, context);
  } catch (error) {
    // The router would respond with a 500, which tells clients not to retry.
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

/** Falls back to the portal, whose frame the 404 of an unknown venture has. */
function ventureOf(pathname: string, ventures: Record<string, VentureListEntry>) {
  const segment = ventureSegment(pathname, webSettings.cms);
  const found = Object.values(ventures).find((venture) => venture.path.toLowerCase() === segment);
  const { defaultVentureId } = webSettings;
  const venture = found ?? (Object.hasOwn(ventures, defaultVentureId) ? ventures[defaultVentureId] : undefined);
  if (!venture) throw data('Unknown venture', { status: 404 });
  return { venture, known: found !== undefined };
}

/** The context for a page's loader; throws a 404, or the server's refusal, if there is no page to load. */
export function openedPage(context: Readonly<RouterContextProvider>): PageContext & { pageName: PageName; page: Page } {
  const { refusal } = context.get(pageRequestContext);
  if (refusal) throw data(null, { status: refusal });
  const { pageName, page, ...rest } = context.get(pageContext);
  if (!pageName || !page) throw data(null, { status: 404 });
  return { ...rest, pageName, page };
}

/** Turns a 404 of the API into a 404, or a redirect, of the page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw missingPage(error);
    throw error;
  }
}

/** The response to throw for a missing page: a redirect if it has moved, else a 404. */
export function missingPage({ problem }: ApiProblem) {
  const movedTo = webPath(typeof problem.movedTo === 'string' ? problem.movedTo : undefined);
  return movedTo === undefined
    ? data(null, { status: 404 })
    : redirect(movedTo, problem.movedForGood === false ? 302 : 301);
}
