import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';

/** The data of one source, entity and venture: batches of a feed are applied one after the other. */
export interface Feed {
  sourceId: number;
  ventureId: string;
  entity: ExchangeEntity;
}

/** The lock that a writer of a feed holds. */
export function feedLock({ sourceId, ventureId, entity }: Feed): string {
  return `exchange ${sourceId} ${ventureId} ${entity}`;
}
