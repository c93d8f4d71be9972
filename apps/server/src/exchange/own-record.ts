import type { ExchangeEntity } from '@bouwpoort/contract/exchange-records';
import type { Context } from '../context/context.ts';
import type { Venture } from '../context/venture.ts';
import { lockName } from '../database/name-lock.ts';
import { AppError } from '../errors/app-error.ts';
import { Chunk, ownIdPrefix } from './chunk.ts';
import { entities } from './entities/all-entities.ts';
import { checkRecord } from './record-validation.ts';

/** No source has this number: nothing of the record is taken for something that was received. */
const noSource = 0;

/**
 * A record that the shop makes itself, in the caller's transaction: by the rules and through the code of one that is
 * received, but without a reference, so that whichever source names its number later takes it over. Answers its id.
 */
export async function addOwnRecord(
  tx: Context,
  venture: Venture,
  entity: ExchangeEntity,
  record: Record<string, unknown>,
): Promise<string> {
  // Two that choose the same number at once: the second finds the first.
  await lockName(tx.db, `own ${entity}`);
  const checked = checkRecord(entity, { externalId: 'new', ...record });
  if ('errors' in checked) throw new AppError('invalidInput', { errors: checked.errors });
  const chunk = new Chunk(tx, { sourceId: noSource, ventureId: venture.id, entity }, venture, undefined);
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

/** How a record names another of this shop. */
export const ownReference = (id: string) => `${ownIdPrefix}${id}`;
