/** What the cart calls it: the product, and which of its variants where that tells more. */
export function lineName(productName: string, uniqueProperty: string): string {
  return uniqueProperty === '' || productName.includes(uniqueProperty)
    ? productName
    : `${productName}, ${uniqueProperty}`;
}
