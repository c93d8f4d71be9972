/** The query parameter of a product page that selects a variant, so that the address can be shared and restored. */
export const variantParameter = 'variant';
