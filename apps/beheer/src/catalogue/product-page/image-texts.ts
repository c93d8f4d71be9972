import type { ProductEdit } from '@bouwpoort/contract/catalogue/products.staff';

type Texts = ProductEdit['imageTexts'];

/** In the server's order, so that restoring a text is not a change. */
export function withImageText(texts: Texts, url: string, text: string): Texts {
  const others = texts.filter((one) => one.url !== url);
  const list = text === '' ? others : [...others, { url, text }];
  return list.sort((one, other) => (one.url < other.url ? -1 : 1));
}
