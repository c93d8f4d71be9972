export { type ExchangeContext, serveByKey } from './api-key-access.ts';
export {
  type ApiKey,
  addApiKey,
  endApiKey,
  ensureSource,
  listApiKeys,
  listSources,
  type NewApiKey,
  type SourceSummary,
  ventureOfSource,
} from './api-keys.ts';
