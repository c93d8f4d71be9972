export { type ExchangeContext, serveByKey } from './api-key-access.ts';
export { type ApiKey, ensureSource, listSources, ventureOfSource } from './api-keys.ts';
