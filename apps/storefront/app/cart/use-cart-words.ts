import { useEffect, useState } from 'react';
import { browserApi } from '../api.ts';
import { useChrome } from '../chrome/use-chrome.ts';
import { useTranslation } from '../ui/use-translation.ts';

/** Words for what shows over any page, fetched when it does; a page of its own brings them along. */
export function useCartWords(namespace: 'cart' | 'quick-order', needed: boolean): boolean {
  const { i18n } = useTranslation();
  const ventureId = useChrome()?.venture.id;
  const [fetched, setFetched] = useState(false);
  const known = fetched || i18n.hasResourceBundle('nl', namespace);
  const missing = needed && !known && ventureId !== undefined;

  useEffect(() => {
    if (!missing) return;
    browserApi(ventureId)
      .call('translation.namespace', { params: { namespace } })
      .then(
        (words) => {
          i18n.addResourceBundle('nl', namespace, words);
          setFetched(true);
        },
        (error: unknown) => console.error(`The words of ${namespace} could not be loaded`, error),
      );
  }, [missing, ventureId, namespace, i18n]);

  return known;
}
