import type { ColumnMeaningName, ImportFindings } from '@bouwpoort/contract/exchange/imports.staff';
import { type ExchangeEntity, exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import type { TableMapping } from '@bouwpoort/exchange-formats/mapping';
import { mappingOfMeanings } from '@bouwpoort/exchange-formats/mapping-suggestion';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { FileFormat } from '../files/file-format.ts';
import { findMapping } from '../files/mappings.ts';

export type Meanings = Readonly<Record<string, ColumnMeaningName>>;

export interface MappedFile {
  /** For a table. */
  mapping: TableMapping | undefined;
  /** The entities of its records; empty if they are only known by reading the file. */
  entities: ExchangeEntity[];
  missing: { entity: ExchangeEntity; field: string }[];
  /** No question is open. */
  isReady: boolean;
}

interface ToMap {
  ventureId: string;
  format: FileFormat;
  findings: Pick<ImportFindings, 'columns'>;
  entity: ExchangeEntity | null;
  meanings: Meanings | null;
  mappingName: string | null;
}

/** The records that a file will become, with the answers given so far. */
export async function mapFile(
  ctx: Context,
  { ventureId, format, findings, entity, meanings, mappingName }: ToMap,
): Promise<MappedFile> {
  if (format === 'bmecat' || format === 'xchange') {
    return { mapping: undefined, entities: [], missing: [], isReady: true };
  }
  if (format === 'ndjson' || format === 'entity-csv') {
    return { mapping: undefined, entities: entity ? [entity] : [], missing: [], isReady: entity !== null };
  }
  if (mappingName !== null) {
    const mapping = await findMapping(ctx, mappingName, ventureId);
    return { mapping, entities: inOrder(mapping), missing: [], isReady: true };
  }
  const columns = findings.columns.map(({ name }) => name);
  const { mapping, missing } = mappingOfMeanings(columns, columnsOf(meanings ?? {}));
  const entities = inOrder(mapping);
  return { mapping, entities, missing: [...missing], isReady: entities.length > 0 };
}

/** The entities of a plan's files by its settings; empty if they are only known by reading a file. */
export async function plannedEntities(
  ctx: Context,
  { ventureId, entity, mappingName }: { ventureId: string; entity: string | null; mappingName: string | null },
): Promise<ExchangeEntity[]> {
  const mapped = mappingName === null ? [] : inOrder(await findMapping(ctx, mappingName, ventureId));
  return entity === null ? mapped : [entity as ExchangeEntity, ...mapped];
}

function inOrder({ records }: TableMapping): ExchangeEntity[] {
  return exchangeEntityNames.filter((name) => records.some(({ entity }) => entity === name));
}

/** One column for each meaning: a person decides which of two prices counts. */
function columnsOf(meanings: Meanings): Map<ColumnMeaningName, string> {
  const columns = new Map<ColumnMeaningName, string>();
  for (const [column, meaning] of Object.entries(meanings)) {
    if (columns.has(meaning)) {
      throw new AppError('invalidInput', {
        detail: `Twee kolommen hebben dezelfde betekenis: ${columns.get(meaning)} en ${column}. Kies er een.`,
        errors: { [`meanings.${column}`]: ['Deze betekenis heeft al een kolom'] },
      });
    }
    columns.set(meaning, column);
  }
  return columns;
}
