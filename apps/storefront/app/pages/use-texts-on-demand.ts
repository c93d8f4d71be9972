import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { useChrome } from './use-chrome.ts';

/** Words for what shows over any page, fetched when it does; a page of its own brings them along. */
export function useTextsOnDemand(namespace: 'cart' | 'quick-order', needed: boolean): boolean {
  const { words } = useTranslation();
  const ventureId = useChrome()?.venture.id;
  const [fetched, setFetched] = useState(false);
  const known = fetched || words.has(namespace);
  const missing = needed && !known && ventureId !== undefined;

  useEffect(() => {
    if (!missing) return;
    browserApi(ventureId)
      .call('translation.namespace', { params: { namespace } })
      .then(
        (texts) => {
          words.add(namespace, texts);
          setFetched(true);
        },
        (error: unknown) => console.error(`The words of ${namespace} could not be loaded`, error),
      );
  }, [missing, ventureId, namespace, words]);

  return known;
}
