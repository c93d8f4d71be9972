import type { Client } from '@bouwpoort/contract/client';
import { createInstance, type i18n, type Resource } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useMatches } from 'react-router';

/** Namespace to its texts. Loaders put the namespaces of their page under `texts` in what they return. */
export type Texts = Record<string, Record<string, string>>;

export async function loadTexts(api: Client, namespaces: readonly string[]): Promise<Texts> {
  const loaded = await Promise.all(
    namespaces.map(
      async (namespace) => [namespace, await api.call('translation.namespace', { params: { namespace } })] as const,
    ),
  );
  return Object.fromEntries(loaded);
}

/** Gathers the texts of all routes on screen, so that a page brings its own words along and no others. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const texts = useTextsOfRoutes();
  const [instance] = useState(() => (import.meta.env.SSR ? sharedTexts(texts) : createTexts({ nl: texts })));
  for (const [namespace, bundle] of Object.entries(texts)) {
    if (!instance.hasResourceBundle('nl', namespace)) instance.addResourceBundle('nl', namespace, bundle);
  }
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

function useTextsOfRoutes(): Texts {
  return Object.assign({}, ...useMatches().map((match) => textsIn(match.loaderData)));
}

function textsIn(loaderData: unknown): Texts {
  return typeof loaderData === 'object' && loaderData !== null && 'texts' in loaderData
    ? (loaderData.texts as Texts)
    : {};
}

const shared = new Map<string, { texts: Texts; instance: i18n }>();

/** The server hands out the same texts page after page, until somebody changes one; so does this. */
function sharedTexts(texts: Texts): i18n {
  const namespaces = Object.keys(texts);
  const key = namespaces.join();
  const kept = shared.get(key);
  if (kept && namespaces.every((namespace) => kept.texts[namespace] === texts[namespace])) return kept.instance;
  const instance = createTexts({ nl: texts });
  shared.set(key, { texts, instance });
  return instance;
}

function createTexts(resources: Resource): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: 'nl',
    resources,
    defaultNS: 'chrome',
    // Keys are flat: a dot in a key is a dot.
    keySeparator: false,
    nsSeparator: ':',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
