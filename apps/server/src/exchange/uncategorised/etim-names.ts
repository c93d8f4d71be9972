import type { EtimClass, EtimDictionary, EtimFeatureType } from '@bouwpoort/exchange-formats/etim-dictionary';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';

type Reader = Pick<Context, 'db'>;

const rowsAtOnce = 10_000;

interface DictionaryCounts {
  classes: number;
  features: number;
  values: number;
  /** Features of the shop that were named by their code until now. */
  renamed: number;
}

/** Replaces the dictionary. Features that are named by their code get the new name. */
export async function saveEtimDictionary({ db }: Reader, dictionary: EtimDictionary): Promise<DictionaryCounts> {
  const { classes, groups, features, values } = dictionary;
  return db.transaction(async (tx) => {
    await query(tx, 'delete from etim_name');
    await query(tx, 'delete from etim_class_feature');
    const named = (kind: string, names: ReadonlyMap<string, string>) =>
      Array.from(names, ([code, name]) => ({ kind, code, name, group_code: null as string | null }));
    await insertRows(
      tx,
      'etim_name (kind, code, name, group_code)',
      'kind text, code text, name text, group_code text',
      [
        ...named('group', groups),
        ...named('feature', features),
        ...named('value', values),
        ...Array.from(classes.values(), ({ code, name, group = null }) => ({
          kind: 'class',
          code,
          name,
          group_code: group,
        })),
      ],
    );
    await insertRows(
      tx,
      'etim_class_feature (class_code, feature_code, type, unit)',
      'class_code text, feature_code text, type text, unit text',
      [...classes.values()].flatMap((one) =>
        one.features.map(({ code, type, unit = null }) => ({ class_code: one.code, feature_code: code, type, unit })),
      ),
    );
    const renamed = await query<{ key: string }>(
      tx,
      `update feature f set name = n.name from etim_name n
       where n.kind = 'feature' and f.name = n.code and (f.key = n.code or f.key like '%-' || n.code) returning f.key`,
    );
    return { classes: classes.size, features: features.size, values: values.size, renamed: renamed.length };
  });
}

async function insertRows(tx: Database, into: string, record: string, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await query(
      tx,
      `insert into ${into} select * from jsonb_to_recordset($1::jsonb) as g(${record}) on conflict do nothing`,
      [JSON.stringify(rows.slice(at, at + rowsAtOnce))],
    );
  }
}

/** Undefined if none was imported: then codes are shown. */
export async function loadEtimDictionary({ db }: Reader): Promise<EtimDictionary | undefined> {
  const names = await query<{ kind: string; code: string; name: string; group: string | null }>(
    db,
    'select kind, code, name, group_code as "group" from etim_name',
  );
  if (names.length === 0) return undefined;
  const of = (kind: string) => names.filter((one) => one.kind === kind);
  const mapOf = (kind: string) => new Map(of(kind).map(({ code, name }) => [code, name]));
  const classes = new Map<string, EtimClass>(
    of('class').map(({ code, name, group }) => [code, { code, name, ...(group && { group }), features: [] }]),
  );
  const rows = await query<{ classCode: string; code: string; type: EtimFeatureType; unit: string | null }>(
    db,
    'select class_code as "classCode", feature_code as code, type, unit from etim_class_feature',
  );
  for (const { classCode, code, type, unit } of rows)
    classes.get(classCode)?.features.push({ code, type, ...(unit && { unit }) });
  return { classes, groups: mapOf('group'), features: mapOf('feature'), values: mapOf('value') };
}

/** The names of these features in the dictionary; unknown ones are left out. */
export async function namesOfFeatures({ db }: Reader, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await query<{ code: string; name: string }>(
    db,
    "select code, name from etim_name where kind = 'feature' and code = any($1)",
    [codes],
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
