import type { ExchangeEntity } from '@bouwpoort/contract/exchange-records';

/** What one source sends of one entity to one venture: batches of a feed are applied one after the other. */
export interface Feed {
  sourceId: number;
  ventureId: string;
  entity: ExchangeEntity;
}
