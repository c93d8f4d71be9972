import { translationRoutes } from '@bouwpoort/contract/organisation/texts';
import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import type { ReactNode } from 'react';

const words = new Words();

/** Loads the texts of these namespaces, once; a section loads its own before it is shown. */
export async function loadTexts(...namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !words.has(namespace))
      .map(async (namespace) => {
        const response = await fetch(translationRoutes.namespace.path.replace('{namespace}', namespace));
        if (!response.ok) throw new Error(`The texts of ${namespace} did not arrive: ${response.status}`);
        words.add(namespace, await response.json());
      }),
  );
}

export function TextsProvider({ children }: { children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** For code outside components, such as the title of a page. */
export const textsOf = (namespace: string) => words.of(namespace);
