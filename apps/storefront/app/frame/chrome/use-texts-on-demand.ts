import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueries } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { useVenture } from './use-chrome.ts';

type Namespace = 'cart' | 'catalogue' | 'order-lists' | 'quick-order' | 'search';

/**
 * Fetches the texts of a part that can show over any page; true once they are here. Only for parts that are loaded on
 * demand themselves: the frame of a page does not load the query library.
 */
export function useTextsOnDemand(namespaces: readonly Namespace[]): boolean {
  const { words } = useTranslation();
  const { id: ventureId } = useVenture();
  const queries = namespaces.map((namespace) => ({
    queryKey: ['texts', namespace],
    queryFn: () => browserApi(ventureId).call('translation.namespace', { params: { namespace } }),
    enabled: !words.has(namespace),
  }));
  const answers = useQueries({ queries }, browserQueries());
  namespaces.forEach((namespace, index) => {
    const texts = answers[index]?.data;
    if (texts && !words.has(namespace)) words.add(namespace, texts);
  });
  return namespaces.every((namespace) => words.has(namespace));
}
