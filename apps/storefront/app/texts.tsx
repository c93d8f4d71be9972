import type { Client } from '@bouwpoort/contract/client';
import { type ReactNode, useState } from 'react';
import { useMatches } from 'react-router';
import { WordsContext } from './ui/use-translation.ts';
import { type Texts, Words } from './ui/words.ts';

/** Loaders put the namespaces of their page under `texts` in what they return. */
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
  const [words] = useState(() => new Words(texts));
  for (const [namespace, own] of Object.entries(texts)) if (!words.has(namespace)) words.add(namespace, own);
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useTextsOfRoutes(): Texts {
  return Object.assign({}, ...useMatches().map((match) => textsIn(match.loaderData)));
}

function textsIn(loaderData: unknown): Texts {
  return typeof loaderData === 'object' && loaderData !== null && 'texts' in loaderData
    ? (loaderData.texts as Texts)
    : {};
}
