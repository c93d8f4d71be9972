-- What the search index has to take in, as rows of catalogue_change, and the tag of cached pages of the catalogue.
-- In the functions "changed" holds the new rows, or the old ones of a DELETE; "before" the old rows of an UPDATE.

-- People edit these rows.

create or replace trigger search_synonym_touched before update on search_synonym
  for each row execute function track_edit();

create or replace trigger search_tuning_touched before update on search_tuning
  for each row execute function track_edit();

-- More products at once than this are not worth naming: the index is then built from the start.
create or replace function notify_products(ids integer[]) returns void
  language plpgsql
as $$
begin
  if ids is null or in_bulk() then
    return;
  end if;
  if cardinality(ids) > 20000 then
    insert into catalogue_change (what) values ('catalogue');
  else
    insert into catalogue_change (what, product_ids) values ('product', ids);
  end if;
  perform pg_notify('bouwpoort_changes', 'catalogue');
end
$$;

-- For what no product can be named for. The argument is what changed: 'catalogue' or 'synonym'.
create or replace function notify_catalogue_change() returns trigger
  language plpgsql
as $$
begin
  if in_bulk() then
    return null;
  end if;
  insert into catalogue_change (what) values (tg_argv[0]);
  perform pg_notify('bouwpoort_changes', 'catalogue');
  return null;
end
$$;

create or replace trigger feature_changed after insert or update or delete or truncate on feature
  for each statement execute function notify_catalogue_change('catalogue');

create or replace trigger category_filter_changed after insert or update or delete or truncate on category_filter
  for each statement execute function notify_catalogue_change('catalogue');

-- A draft concerns only the editors: what is in force notifies.

create or replace trigger search_synonym_changed after insert or update of venture_id, term, finds, kind, is_live or
    delete or truncate on search_synonym
  for each statement execute function notify_catalogue_change('synonym');

create or replace trigger search_tuning_changed after insert or update of live or delete or truncate on search_tuning
  for each statement execute function notify_catalogue_change('synonym');

-- Categories. Their texts and pictures are read from the database; their name and place are part of every product
-- below.

create or replace function notify_category_change() returns trigger
  language plpgsql
as $$
begin
  if in_bulk() then
    return null;
  end if;
  if exists (select from changed c join before b using (id)
             where (c.name, c.ancestors, c.venture_id) is distinct from (b.name, b.ancestors, b.venture_id)) then
    insert into catalogue_change (what) values ('catalogue');
  end if;
  perform pg_notify('bouwpoort_changes', 'catalogue');
  return null;
end
$$;

create or replace trigger category_updated after update on category
  referencing old table as before new table as changed for each statement execute function notify_category_change();

create or replace trigger category_changed after insert or delete or truncate on category
  for each statement execute function notify_catalogue_change('catalogue');

-- Products.

create or replace function notify_product_change() returns trigger
  language plpgsql
as $$
begin
  perform notify_products((select array_agg(id) from changed));
  return null;
end
$$;

create or replace trigger product_inserted after insert on product
  referencing new table as changed for each statement execute function notify_product_change();

create or replace trigger product_updated after update on product
  referencing new table as changed for each statement execute function notify_product_change();

create or replace trigger product_deleted after delete on product
  referencing old table as changed for each statement execute function notify_product_change();

create or replace trigger product_emptied after truncate on product
  for each statement execute function notify_catalogue_change('catalogue');

-- Variants. One that moves to another product changes both.

create or replace function notify_variant_change() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    perform notify_products((select array_agg(product_id)
      from (select product_id from changed union select product_id from before) as touched));
  else
    perform notify_products((select array_agg(distinct product_id) from changed));
  end if;
  return null;
end
$$;

create or replace trigger variant_inserted after insert on variant
  referencing new table as changed for each statement execute function notify_variant_change();

create or replace trigger variant_updated after update on variant
  referencing old table as before new table as changed for each statement execute function notify_variant_change();

create or replace trigger variant_deleted after delete on variant
  referencing old table as changed for each statement execute function notify_variant_change();

create or replace trigger variant_emptied after truncate on variant
  for each statement execute function notify_catalogue_change('catalogue');

-- Order units.

create or replace function notify_bundle_change() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    perform notify_products((select array_agg(distinct v.product_id) from variant v
      where v.id in (select variant_id from changed union select variant_id from before)));
  else
    perform notify_products((select array_agg(distinct v.product_id)
      from variant v join changed c on c.variant_id = v.id));
  end if;
  return null;
end
$$;

create or replace trigger bundle_inserted after insert on bundle
  referencing new table as changed for each statement execute function notify_bundle_change();

create or replace trigger bundle_updated after update on bundle
  referencing old table as before new table as changed for each statement execute function notify_bundle_change();

create or replace trigger bundle_deleted after delete on bundle
  referencing old table as changed for each statement execute function notify_bundle_change();

create or replace trigger bundle_emptied after truncate on bundle
  for each statement execute function notify_catalogue_change('catalogue');

-- Relations: the pages of both products show them.

create or replace function notify_relation_change() returns trigger
  language plpgsql
as $$
begin
  perform notify_products((select array_agg(id)
    from (select product_id as id from changed union select other_id from changed) as touched));
  return null;
end
$$;

create or replace trigger product_relation_inserted after insert on product_relation
  referencing new table as changed for each statement execute function notify_relation_change();

create or replace trigger product_relation_updated after update on product_relation
  referencing new table as changed for each statement execute function notify_relation_change();

create or replace trigger product_relation_deleted after delete on product_relation
  referencing old table as changed for each statement execute function notify_relation_change();
