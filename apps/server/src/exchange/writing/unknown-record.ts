import type { ReadableEntity } from '@bouwpoort/contract/exchange/batches';
import { AppError } from '../../foundation/errors/app-error.ts';

export function unknownRecord(entity: ReadableEntity, externalId: string): AppError {
  return new AppError('notFound', { detail: `${entity} ${externalId} kennen we niet.` });
}
