import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { isRouteErrorResponse, Outlet, type RouteObject, useRouteError } from 'react-router';
import { LoadError } from './frame/page/empty-notice.tsx';
import { NotFound } from './frame/page/not-found.tsx';
import { FirstSection } from './frame/sections/first-section.tsx';
import { type Section, type SectionPage, textsOfSection } from './frame/sections/section.ts';
import { SectionGuard } from './frame/sections/section-guard.tsx';
import { SessionGate } from './frame/session/session-gate.tsx';
import { Shell } from './frame/shell/shell.tsx';
import { loadTexts, textsOf } from './frame/texts/texts.tsx';
import { sections } from './sections.ts';

/** A lazy page, with its texts. */
function page(load: SectionPage['load'], ...namespaces: string[]): RouteObject['lazy'] {
  return async () => {
    const [{ Component }] = await Promise.all([load(), loadTexts(...namespaces)]);
    return { Component };
  };
}

function toRoute(section: Section, { path, load, texts = [] }: SectionPage): RouteObject {
  const lazy = page(load, textsOfSection(section), ...texts);
  return path === undefined ? { index: true, lazy } : { path, lazy };
}

/** All addresses of the app, below /beheer. */
export const routes: RouteObject[] = [
  {
    loader: () => loadTexts('beheer', 'chrome').then(() => null),
    // Without a loader to wait for, the address of a page changes at once, and the next change is based on it.
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    ErrorBoundary: RootError,
    Component: Outlet,
    children: [
      { path: 'inloggen', lazy: page(() => import('./frame/login/login-page.tsx')) },
      { path: 'wachtwoord', lazy: page(() => import('./frame/login/set-password-page.tsx')) },
      { path: 'tweede-stap', lazy: page(() => import('./frame/login/enrol-page.tsx')) },
      {
        Component: Inside,
        children: [
          {
            ErrorBoundary: SectionError,
            children: [
              { index: true, Component: FirstSection },
              { path: 'account', lazy: page(() => import('./organisation/account/account-page.tsx')) },
              ...sections.map(
                (section): RouteObject => ({
                  path: section.path,
                  element: <SectionGuard section={section} />,
                  children: section.pages.map((one) => toRoute(section, one)),
                }),
              ),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];

function Inside() {
  const { t } = useTranslation('beheer');
  return (
    <SessionGate loading={null} failed={(error, retry) => <LoadError error={error} retry={retry} />}>
      <Shell foot={t('version', { version: import.meta.env.VITE_VERSION })} />
    </SessionGate>
  );
}

/** An error in a section leaves the frame around it intact. */
function SectionError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <LoadError error={error instanceof Error ? error : new Error(String(error))} retry={() => location.reload()} />
  );
}

/** Also when the texts failed to load, so its own text is built in. */
function RootError() {
  const words = textsOf('beheer');
  const title = words('loadFailed');
  return (
    <div className="void" role="alert">
      <h1>{title === 'loadFailed' ? 'Dit kon niet worden opgehaald' : title}</h1>
      <button type="button" className="btn btn--secondary" onClick={() => location.reload()}>
        {title === 'loadFailed' ? 'Probeer opnieuw' : words('again')}
      </button>
    </div>
  );
}
