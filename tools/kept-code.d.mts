export const keptCode: { readonly NODE_COMPILE_CACHE: string };
