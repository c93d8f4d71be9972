import { variantsByGuids } from '../catalogue/catalogue.ts';
import { type ConceptOrder, windowsOf } from '../orders/orders.ts';
import type { Context } from '../request-context.ts';

/** Windows with an article that has gone since the overview was shown. */
export async function windowsLost(inside: Context, concept: ConceptOrder): Promise<Set<string>> {
  const variants = await variantsByGuids(
    inside,
    concept.lines.map(({ contentId }) => contentId),
  );
  const lost = windowsOf(concept.method, concept.lines).filter(({ lines }) =>
    lines.some(({ contentId }) => variants.get(contentId)?.state !== 'orderable'),
  );
  return new Set(lost.map(({ key }) => key));
}
