import type { ProductEdit } from '@bouwpoort/contract/beheer-products';

type Texts = ProductEdit['imageTexts'];

/** In the order in which the server keeps them, so that a text put back is no change. */
export function withImageText(texts: Texts, url: string, text: string): Texts {
  const others = texts.filter((one) => one.url !== url);
  const list = text === '' ? others : [...others, { url, text }];
  return list.sort((one, other) => (one.url < other.url ? -1 : 1));
}
