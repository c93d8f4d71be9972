import type { Context } from '../../foundation/context/context.ts';
import { findCategory } from './catalogue-tree.ts';

export interface Breadcrumb {
  id: number;
  name: string;
  url: string;
}

/** The categories of a product, main category first. */
export async function productBreadcrumbs(
  ctx: Context,
  product: { ancestors: readonly number[] },
): Promise<Breadcrumb[]> {
  const trail = await Promise.all(product.ancestors.map((id) => findCategory(ctx, id)));
  return trail.flatMap((category) => (category ? [{ id: category.id, name: category.name, url: category.url }] : []));
}
