-- Versions of rows that people edit, stamps for readers of changes, and ids: for tables of every wing.

-- For rows that people edit: `version` and `updated_at` move with every change of the row, whoever makes it. The
-- arguments are columns whose change is no edit: what the shop counts and what the database itself maintains.
create or replace function track_edit() returns trigger
  language plpgsql
as $$
declare
  edited record := new;
begin
  for at in 0 .. tg_nargs - 1 loop
    case tg_argv[at]
      when 'changed_in' then edited.changed_in := old.changed_in;
      when 'ancestors' then edited.ancestors := old.ancestors;
      when 'credit_used' then edited.credit_used := old.credit_used;
    end case;
  end loop;
  if edited is distinct from old then
    new.updated_at := now();
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

-- The transaction that changed a row last: where a reader of changes goes on from. A reader takes only what lies before
-- every transaction that is still running, so nothing that commits late is missed.
create or replace function stamp_change() returns trigger
  language plpgsql
as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;

-- For rows that are read as part of another (the order units of a variant): stamps that one. Arguments: its table, its
-- key, and the column here that refers to it. "changed" holds the new rows, or the old ones of a DELETE.
create or replace function stamp_owner() returns trigger
  language plpgsql
as $$
begin
  execute format(
    'update %I set changed_in = pg_current_xact_id()
     where %I in (select %I from changed) and changed_in is distinct from pg_current_xact_id()',
    tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end
$$;

-- A writer that brings its own ids (the first fill, an import) calls this afterwards: the next generated id is then
-- free.
create or replace function advance_identities() returns void
  language plpgsql
as $$
declare
  identity record;
  highest bigint;
begin
  for identity in
    select a.attrelid::regclass as owner, a.attname as name, s.schemaname, s.sequencename,
      coalesce(s.last_value, 0) as given
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_sequences s
      on format('%I.%I', s.schemaname, s.sequencename) = pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''
  loop
    execute format('select max(%I) from %s', identity.name, identity.owner) into highest;
    if highest > identity.given then
      perform setval(format('%I.%I', identity.schemaname, identity.sequencename), highest);
    end if;
  end loop;
end
$$;
