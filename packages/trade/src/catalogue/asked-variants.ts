/** The features that distinguish a variant from the others of its product, and the name they share. */
interface NamedVariant {
  uniqueProperty: string;
}

/**
 * Which variants a text asks for: 'gipsplaat 12,5 mm' means the boards of that thickness, by the property that
 * distinguishes them. What stands in the product's name is about all variants, and asks for none in particular. All of
 * them when the text asks for none.
 */
export function askedVariants<V extends NamedVariant>(
  productName: string,
  variants: readonly V[],
  text: string,
): readonly V[] {
  if (text === '' || variants.length < 2) return variants;
  const ofProduct = new Set(wordsIn(productName));
  const asked = wordsIn(text).filter((word) => !ofProduct.has(word));
  if (asked.length === 0) return variants;
  const found = variants.filter(({ uniqueProperty }) => {
    const words = wordsIn(uniqueProperty);
    return words.length > 0 && containsAll(asked, words);
  });
  return found.length > 0 ? found : variants;
}

/** Each as often as it stands there: '30 × 60' does not ask for '30 × 30'. */
function containsAll(asked: readonly string[], words: readonly string[]): boolean {
  const left = [...asked];
  return words.every((word) => {
    const at = left.findIndex((one) => one === word || one === withoutUnit(word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const piece = /\d+(?:[.,]\d+)?(?: ?(?:mm|cm|m|kg|g|ml|l|st)(?![\p{L}\d]))?|[\p{L}\d]+/gu;

/** Folded, each amount with its unit: '12,5 mm' and '12.5mm' are the same word; '600 × 2600' and '600x2600' are two. */
function wordsIn(text: string): string[] {
  const apart = text.replaceAll(/(?<=\d)\s?[x×]\s?(?=\d)/gi, ' ');
  const folded = apart.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (folded.match(piece) ?? []).map((word) => (/^\d/.test(word) ? plainAmount(word) : word));
}

function plainAmount(word: string): string {
  return word
    .replace(' ', '')
    .replace(',', '.')
    .replace(/\.0+(?=\D|$)/, '');
}

function withoutUnit(word: string): string {
  return word.replace(/^([\d.]+)\p{L}+$/u, '$1');
}
