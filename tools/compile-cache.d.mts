export const compileCacheEnv: { readonly NODE_COMPILE_CACHE: string };
