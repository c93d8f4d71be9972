import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { entities } from '../entities/entities.ts';
import { Chunk, ownIdPrefix } from '../writing/chunk.ts';
import { checkRecord } from '../writing/record-validation.ts';

/** No source has this number, so nothing is matched with received records. */
const noSourceId = 0;

/**
 * A record that the shop creates itself, in the caller's transaction: by the same code and rules as a received one, but
 * without a reference, so that a source can take over its number later. Returns its id.
 */
export async function addOwnRecord(
  tx: Context,
  venture: Venture,
  entity: ExchangeEntity,
  record: Record<string, unknown>,
): Promise<string> {
  // Of two that choose the same number at once, the second finds the first.
  await takeAdvisoryLock(tx.db, `own ${entity}`);
  const checked = checkRecord(entity, { externalId: 'new', ...record });
  if ('errors' in checked) throw new AppError('invalidInput', { errors: checked.errors });
  const chunk = new Chunk(tx, { sourceId: noSourceId, ventureId: venture.id, entity }, venture, undefined);
  const line = {
    line: 1,
    externalId: 'new',
    fingerprint: null,
    fields: checked.fields,
    isDelete: false,
    ref: undefined,
  };
  await entities[entity].write(chunk, [line]);
  await chunk.answered();
  const errors = chunk.refused.get(line.line);
  if (errors) throw new AppError('invalidInput', { errors });
  const id = chunk.ourIdOf(line);
  if (id === null) throw new Error(`nothing became of a new ${entity}`);
  if (!chunk.isNew(line)) throw new AppError('conflict', { detail: `Nummer ${id} bestaat al.` });
  await entities[entity].settle?.(chunk);
  return id;
}

/** The form in which a record refers to another one of this shop. */
export const ownReference = (id: string) => `${ownIdPrefix}${id}`;
