-- People edit these rows.

create or replace trigger list_price_touched before update on list_price
  for each row execute function track_edit('changed_in');

create or replace trigger price_agreement_touched before update on price_agreement
  for each row execute function track_edit('changed_in');

-- Others read their changes by cursor.

create or replace trigger list_price_stamped before update on list_price
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger price_tier_stamped before update on price_tier
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger price_agreement_stamped before update on price_agreement
  for each row when (old.* is distinct from new.*) execute function stamp_change();

-- Prices are cached by variant: a change names the variants, up to a hundred of them. "changed" holds the new rows,
-- or the old ones of a DELETE; "before" the old rows of an UPDATE.
create or replace function notify_prices() returns trigger
  language plpgsql
as $$
declare
  ids integer[];
begin
  if in_bulk() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select array_agg(variant_id) into ids
    from (select variant_id from changed union select variant_id from before limit 101) as touched;
  else
    select array_agg(variant_id) into ids from (select distinct variant_id from changed limit 101) as touched;
  end if;
  if cardinality(ids) > 100 then
    perform pg_notify('bouwpoort_changes', 'prices');
  elsif ids is not null then
    perform pg_notify('bouwpoort_changes', 'prices ' || array_to_string(ids, ','));
  end if;
  return null;
end
$$;

create or replace trigger list_price_added after insert on list_price
  referencing new table as changed for each statement execute function notify_prices();

create or replace trigger list_price_changed after update on list_price
  referencing old table as before new table as changed for each statement execute function notify_prices();

create or replace trigger list_price_gone after delete on list_price
  referencing old table as changed for each statement execute function notify_prices();

create or replace trigger list_price_emptied after truncate on list_price
  for each statement execute function notify_change('prices');

create or replace trigger price_tier_added after insert on price_tier
  referencing new table as changed for each statement execute function notify_prices();

create or replace trigger price_tier_changed after update on price_tier
  referencing old table as before new table as changed for each statement execute function notify_prices();

create or replace trigger price_tier_gone after delete on price_tier
  referencing old table as changed for each statement execute function notify_prices();

create or replace trigger price_tier_emptied after truncate on price_tier
  for each statement execute function notify_change('prices');

create or replace trigger price_agreement_added after insert on price_agreement
  referencing new table as changed for each statement execute function notify_prices();

create or replace trigger price_agreement_changed after update on price_agreement
  referencing old table as before new table as changed for each statement execute function notify_prices();

create or replace trigger price_agreement_gone after delete on price_agreement
  referencing old table as changed for each statement execute function notify_prices();

create or replace trigger price_agreement_emptied after truncate on price_agreement
  for each statement execute function notify_change('prices');
