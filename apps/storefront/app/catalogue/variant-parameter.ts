/** The query parameter of a product's page that chooses a variant, so that an address can be shared and gone back to. */
export const variantParameter = 'variant';
