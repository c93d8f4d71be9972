/** The name in the cart: the product, with the variant where that adds information. */
export function lineName(productName: string, uniqueProperty: string): string {
  return uniqueProperty === '' || productName.includes(uniqueProperty)
    ? productName
    : `${productName}, ${uniqueProperty}`;
}
