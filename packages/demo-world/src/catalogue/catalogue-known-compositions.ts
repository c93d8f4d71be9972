import { combination, kitchenOf } from './catalogue-kitchen.ts';
import { type KnownProduct, knownProducts } from './catalogue-known-products.ts';
import type { Composition } from './catalogue-product.ts';

export const knownCompositions: readonly Composition[] = knownProducts.map(compose);

function compose(known: KnownProduct): Composition {
  const kitchen = kitchenOf(known.family);
  const choices = Object.values(kitchen.family.axes).map((axis, i) => {
    const text = known.choices[kitchen.axisNames[i] ?? ''];
    const choice = text === undefined ? axis[0] : axis.find((candidate) => candidate.text === text);
    if (!choice) throw new Error(`${known.key}: ${known.family} has no ${kitchen.axisNames[i]} '${text}'`);
    return choice;
  });
  return {
    ventureId: known.ventureId,
    kitchen,
    brand: known.brand,
    line: known.line,
    combination: combination(kitchen.family, choices),
    known,
  };
}
