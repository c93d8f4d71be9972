import type { ExchangeEntity } from '@bouwpoort/contract/exchange-records';

/** What one source sends of one entity to one venture: batches of a feed are applied one after the other. */
export interface Feed {
  sourceId: number;
  ventureId: string;
  entity: ExchangeEntity;
}

/** The lock that whoever writes something of a feed holds. */
export function feedLock({ sourceId, ventureId, entity }: Feed): string {
  return `exchange ${sourceId} ${ventureId} ${entity}`;
}
