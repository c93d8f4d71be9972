/**
 * Settings that determine addresses. They are compiled in, because the route table is; the server checks that they
 * agree.
 */
export const webSettings = {
  brand: import.meta.env.VITE_BRAND ?? 'bouwpoort',
  cms: import.meta.env.VITE_CMS_NAME ?? 'cms',
  defaultVentureId: import.meta.env.VITE_DEFAULT_VENTURE_ID ?? '110',
};
