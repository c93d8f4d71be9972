import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { NavigationContext } from '@bouwpoort/ui/navigation.ts';
import { PageOriginContext } from '@bouwpoort/ui/structured-data.tsx';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type CSSProperties, type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router';
import type { Route } from './+types/root.ts';
import { packFrame } from './frame/chrome/page-frame.ts';
import { type RootData, useChrome } from './frame/chrome/use-chrome.ts';
import { ConsentProvider } from './frame/consent/consent-provider.tsx';
import { startDeferredScripts } from './frame/document/deferred-scripts.ts';
import { NonceContext } from './frame/document/nonce.ts';
import { pastFirstPageScript } from './frame/interface-state/first-page.ts';
import { InterfaceEffects } from './frame/interface-state/interface-effects.tsx';
import { NavigationAnnouncer } from './frame/layouts/navigation-announcer.tsx';
import { NavigationProgress } from './frame/layouts/navigation-progress.tsx';
import { hideClosedMessagesScript } from './frame/messages/closed-messages.ts';
import { hideSeenNoticesScript } from './frame/messages/seen-notices.ts';
import { openPage, pageContext, pageRequestContext } from './frame/pages/page-context.ts';
import { SessionProvider } from './frame/session/session-provider.tsx';
import { Monitoring } from './frame/telemetry/monitoring.tsx';
import { type LoadedTexts, loadTexts, TextsProvider } from './frame/texts/texts.tsx';
import { Tracking } from './frame/tracking/tracking.tsx';
import { rootSessionOf } from './frame/visitor/root-session.ts';
import { paths } from './frame/web/paths.ts';
import { routerNavigation } from './frame/web/router-navigation.tsx';
import { CartProvider } from './ordering/cart/cart-provider.tsx';
import { hasJobsitesScript } from './ordering/jobsite-choice/has-jobsites-script.ts';
import { PurchaseProvider } from './ordering/order-form/purchase-provider.tsx';
import { QuickOrderEntry } from './ordering/quick-order/quick-order-entry.tsx';
import { ErrorPage } from './routes/layouts/error-page.tsx';
import stylesheet from './routes/styles/app.css?url';

export const middleware = [openPage];

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: archivo, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: inter, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, chrome, session, wrongVenture } = context.get(pageContext);
  const { now, publicUrl, frameSources, consent } = context.get(pageRequestContext);
  const year = Number(dayOf(now).slice(0, 4));
  return {
    frame: packFrame(chrome),
    menuPreview: chrome.menuPreview,
    publicUrl,
    frameSources,
    consent,
    session: rootSessionOf(session, now),
    wrongVenture,
    year,
    // Users see prices in every list of products.
    texts: await loadTexts(api, [
      'general',
      'chrome',
      'errors',
      'session',
      'newsletter',
      ...(session ? ['purchase'] : []),
    ]),
  } satisfies RootData & { texts: LoadedTexts };
}

/**
 * The frame depends on the venture and the user: it is revalidated on a navigation to another venture, after a
 * successful write, and when the user opens the current page again.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  defaultShouldRevalidate,
}) =>
  (formMethod !== undefined && actionStatus < 400) ||
  firstSegment(currentUrl) !== firstSegment(nextUrl) ||
  (currentUrl.href === nextUrl.href && defaultShouldRevalidate);

function firstSegment(url: URL): string | undefined {
  return url.pathname.split('/')[1];
}

/**
 * These scripts run in the HTML that was sent, so the browser's bundle does not need their text, and hydration leaves
 * them alone.
 */
const scripts = import.meta.env.SSR
  ? {
      first: hideClosedMessagesScript + hideSeenNoticesScript + pastFirstPageScript + hasJobsitesScript,
      last: startDeferredScripts,
    }
  : { first: '', last: '' };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const chrome = useChrome();
  const venture = chrome?.venture;
  return (
    <html
      lang="nl"
      data-venture={venture?.path}
      style={{ '--color-accent': venture?.accentColor } as CSSProperties}
      // A script in the head may have added an attribute already.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {venture && (
          <>
            <link
              rel="icon"
              type={venture.beeldmerkUrl.endsWith('.svg') ? 'image/svg+xml' : undefined}
              href={venture.beeldmerkUrl}
            />
            <link rel="manifest" href={paths.manifest(venture)} />
            <meta name="theme-color" content={venture.accentColor} />
          </>
        )}
        <Meta />
        <Links />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint
          dangerouslySetInnerHTML={{ __html: scripts.first }}
        />
      </head>
      <body>
        <NavigationContext value={routerNavigation}>
          <PageOriginContext value={chrome ? { publicUrl: chrome.publicUrl } : null}>{children}</PageOriginContext>
        </NavigationContext>
        <InterfaceEffects />
        <Monitoring />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: scripts.last }}
        />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <TextsProvider>
      <NavigationProgress />
      <NavigationAnnouncer />
      <Tracking />
      <ConsentProvider>
        <SessionProvider>
          <CartProvider>
            <QuickOrderEntry>
              <PurchaseProvider>
                <Outlet />
              </PurchaseProvider>
            </QuickOrderEntry>
          </CartProvider>
        </SessionProvider>
      </ConsentProvider>
    </TextsProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <TextsProvider>
      <ConsentProvider>
        <SessionProvider>
          <CartProvider>
            <QuickOrderEntry>
              <ErrorPage error={error} />
            </QuickOrderEntry>
          </CartProvider>
        </SessionProvider>
      </ConsentProvider>
    </TextsProvider>
  );
}
