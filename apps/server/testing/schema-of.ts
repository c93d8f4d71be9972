import type pg from 'pg';

/*
 * A schema as sorted lines, so that two databases can be compared: what `pg_dump --schema-only` shows, without the order
 * in which things were made. Read from the catalogue, because the embedded PostgreSQL brings no pg_dump.
 */

const ofSchema = (column: string) =>
  `${column} in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`;

const queries = [
  `select format('schema %s', nspname) from pg_namespace where nspname !~ '^pg_'`,
  `select format('extension %s', extname) from pg_extension`,
  `select format('table %s %s %s %s', oid::regclass, relkind, relpersistence, reloptions)
   from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'c') and ${ofSchema('relnamespace')}`,
  `select format('column %s.%s %s %s%s%s%s%s%s%s', a.attrelid::regclass, attname,
       row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod),
       case when attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid),
       ' identity ' || nullif(attidentity::text, ''), ' generated ' || nullif(attgenerated::text, ''),
       ' collation ' || nullif(attcollation, 0)::regcollation::text,
       format(' storage %s %s %s', attstorage, attcompression, attstattarget))
   from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
   where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm', 'f', 'c') and ${ofSchema('c.relnamespace')}`,
  `select format('constraint %s on %s %s%s', conname, conrelid::regclass, pg_get_constraintdef(oid),
       case when not convalidated then ' not validated' end)
   from pg_constraint where ${ofSchema('connamespace')}`,
  `select format('index %s%s', pg_get_indexdef(indexrelid), case when not indisvalid then ' invalid' end)
   from pg_index join pg_class c on c.oid = indexrelid where ${ofSchema('c.relnamespace')}`,
  `select format('sequence %I.%I %s from %s to %s, %s at a time, from %s, %s cached%s, of %s.%s', schemaname, sequencename,
       s.data_type, min_value, max_value, increment_by, start_value, cache_size, case when cycle then ', in a circle' end,
       d.refobjid::regclass, (select attname from pg_attribute where attrelid = d.refobjid and attnum = d.refobjsubid))
   from pg_sequences s left join pg_depend d on d.classid = 'pg_class'::regclass and deptype in ('a', 'i')
     and d.objid = format('%I.%I', schemaname, sequencename)::regclass
   where schemaname in ('public', 'drizzle')`,
  `select format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled)
   from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and ${ofSchema('c.relnamespace')}`,
  `select format('function %s', pg_get_functiondef(oid)) from pg_proc
   where ${ofSchema('pronamespace')} and prokind in ('f', 'p')
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  `select format('type %s %s', oid::regtype, typtype) from pg_type
   where typtype in ('e', 'd', 'r', 'm') and ${ofSchema('typnamespace')}
     and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')`,
  `select format('view %s', pg_get_viewdef(oid)) from pg_class where relkind in ('v', 'm') and ${ofSchema('relnamespace')}`,
  `select format('comment %s %s', pg_describe_object(classoid, objoid, objsubid), description)
   from pg_description where objoid in (select oid from pg_class where ${ofSchema('relnamespace')})`,
  `select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext where ${ofSchema('stxnamespace')}`,
];

export async function schemaOf(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const text of queries) {
    const { rows } = await client.query<{ format: string }>(text);
    lines.push(...rows.map(({ format }) => format));
  }
  return lines.toSorted();
}
