import type { Client } from '@bouwpoort/contract/program/client';
import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { type ReactNode, useState } from 'react';
import { useMatches } from 'react-router';
import { type Packed, packOnce, unpack } from '../loader-data/packed.ts';

/** Namespace to its texts. Loaders return the namespaces of their page under `texts`. */
export type LoadedTexts = Record<string, Packed<Record<string, string>>>;

export async function loadTexts(api: Client, namespaces: readonly string[]): Promise<LoadedTexts> {
  const load = async (namespace: string) => {
    const texts = await api.call('translation.namespace', { params: { namespace } });
    return [namespace, packOnce(texts)] as const;
  };
  return Object.fromEntries(await Promise.all(namespaces.map(load)));
}

/** Merges the texts of all active routes, so that a page loads only its own texts. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const texts = useTextsOfRoutes();
  const [words] = useState(() => new Words());
  for (const [namespace, own] of Object.entries(texts)) if (!words.has(namespace)) words.add(namespace, unpack(own));
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useTextsOfRoutes(): LoadedTexts {
  return Object.assign({}, ...useMatches().map((match) => textsIn(match.loaderData)));
}

function textsIn(loaderData: unknown): LoadedTexts {
  return typeof loaderData === 'object' && loaderData !== null && 'texts' in loaderData
    ? (loaderData.texts as LoadedTexts)
    : {};
}
