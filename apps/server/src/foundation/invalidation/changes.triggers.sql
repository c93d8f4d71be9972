-- Tells every process what changed, so that it drops what it cached. changes.ts listens.

-- A writer of thousands of rows sets bouwpoort.bulk in its transactions, and notifies once when it is done.
create or replace function in_bulk() returns boolean
  language sql stable
as $$ select coalesce(current_setting('bouwpoort.bulk', true), '') = 'on' $$;

-- The argument is a tag of changes.ts.
create or replace function notify_change() returns trigger
  language plpgsql
as $$
begin
  if not in_bulk() then
    perform pg_notify('bouwpoort_changes', tg_argv[0]);
  end if;
  return null;
end
$$;
