-- Edits and stamps of the catalogue, the tree of categories, addresses that moved, and gaps of products. What the
-- search index has to know is in search.triggers.sql.

-- People edit these rows.

-- Every UPDATE of a product counts as an edit: comparing the rows would read their long texts. The trigger names the
-- columns that count; `order_count` and `ancestors` do not.
create or replace function track_product_edit() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end
$$;

create or replace trigger product_touched before update of id, venture_id, category_id, name, route_segment, url,
    brand, line, type, status, start_publish, stop_publish, market_filter, commercial_description, display_variants_by,
    usp_list, display_image, image_assets, download_assets, vat_rate, created_at, updated_at, version, image_texts,
    imported_image_texts on product
  for each row execute function track_product_edit();

create or replace trigger category_touched before update of id, venture_id, parent_id, content_type, name,
    route_segment, url, image_url, introduction_text, body_text, body_intro_text, "position", created_at, updated_at,
    version on category
  for each row execute function track_edit('ancestors', 'changed_in');

create or replace trigger feature_touched before update on feature
  for each row execute function track_edit('changed_in');

create or replace trigger variant_touched before update on variant
  for each row execute function track_edit('changed_in');

create or replace trigger redirect_touched before update on redirect
  for each row execute function track_edit();

-- Others read their changes by cursor, order units as part of their variant. The stamp of a product names its
-- columns for the same reason.

create or replace trigger category_stamped before update on category
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger feature_stamped before update on feature
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger product_stamped before update of id, venture_id, category_id, ancestors, name,
    route_segment, url, brand, line, type, status, start_publish, stop_publish, market_filter, commercial_description,
    display_variants_by, usp_list, display_image, image_assets, download_assets, vat_rate, created_at, updated_at,
    version, image_texts, imported_image_texts on product
  for each row execute function stamp_change();

create or replace trigger variant_stamped before update on variant
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger bundle_deleted_stamps after delete on bundle
  referencing old table as changed for each statement execute function stamp_owner('variant', 'id', 'variant_id');

create or replace trigger bundle_inserted_stamps after insert on bundle
  referencing new table as changed for each statement execute function stamp_owner('variant', 'id', 'variant_id');

create or replace trigger bundle_updated_stamps after update on bundle
  referencing new table as changed for each statement execute function stamp_owner('variant', 'id', 'variant_id');

-- The tree: `ancestors` follow from `category.parent_id` and `product.category_id`; what a writer puts there is
-- ignored.

create or replace function place_category() returns trigger
  language plpgsql
as $$
declare
  above integer[] := '{}';
begin
  if new.parent_id is not null then
    -- Locked: two moves at once must not make a circle of which each sees one half.
    select ancestors into above from category where id = new.parent_id for share;
    if new.id = new.parent_id or new.id = any (above) then
      raise exception 'category % cannot be placed below itself', new.id
        using errcode = 'check_violation', constraint = 'category_not_below_itself', table = 'category';
    end if;
  end if;
  new.ancestors := above || new.id;
  return new;
end
$$;

create or replace trigger category_placed before insert or update of parent_id, ancestors on category
  for each row execute function place_category();

-- Level by level: each category that gets another place moves what is right below it.
create or replace function place_below_category() returns trigger
  language plpgsql
as $$
begin
  update category set ancestors = new.ancestors || id where parent_id = new.id;
  update product set ancestors = new.ancestors where category_id = new.id;
  return null;
end
$$;

create or replace trigger category_moved after update on category
  for each row when (old.ancestors is distinct from new.ancestors) execute function place_below_category();

create or replace function place_product() returns trigger
  language plpgsql
as $$
begin
  -- Locked: a category that is moved at the same moment moves this product too.
  select coalesce((select c.ancestors from category c where c.id = new.category_id for share), '{}') into new.ancestors;
  return new;
end
$$;

create or replace trigger product_placed before insert or update of category_id, ancestors on product
  for each row execute function place_product();

-- Addresses: what moves leaves a redirect. The argument is what moved: 'category_id' or 'product_id', the column
-- that names it, or 'page'. What leads to the old address leads to the new one; what led the other way is gone. An
-- import that swaps addresses gives records a temporary one ('moving:'), which nobody ever visited.
create or replace function keep_address() returns trigger
  language plpgsql
as $$
begin
  delete from redirect where path = lower(new.url) and lower(target) = lower(old.url);
  update redirect set target = new.url where lower(target) = lower(old.url) and new.url not like 'moving:%';
  if tg_argv[0] = 'page' then
    insert into redirect (path, target) values (lower(old.url), new.url)
      on conflict (path) do update set target = excluded.target, category_id = null, product_id = null,
        is_permanent = true, origin = 'moved', since = now();
  elsif tg_argv[0] = 'category_id' then
    insert into redirect (path, category_id) values (lower(old.url), new.id)
      on conflict (path) do update set category_id = excluded.category_id, product_id = null, target = null,
        is_permanent = true, origin = 'moved', since = now();
  else
    insert into redirect (path, product_id) values (lower(old.url), new.id)
      on conflict (path) do update set product_id = excluded.product_id, category_id = null, target = null,
        is_permanent = true, origin = 'moved', since = now();
  end if;
  return null;
end
$$;

create or replace trigger category_address_kept after update of url on category
  for each row when (old.url is distinct from new.url and old.url not like 'moving:%')
  execute function keep_address('category_id');

create or replace trigger product_address_kept after update of url on product
  for each row when (old.url is distinct from new.url) execute function keep_address('product_id');

-- Gaps: which products have a variant without a price, and which have no stock. A writer in bulk calls one of the
-- functions itself when it is done.

create or replace function renew_product_gaps(ids integer[]) returns void
  language sql
as $$
  with lacking as materialized (
    select p.id, 'price' as part from product p
    where p.id = any (ids) and exists (
      select from variant v where v.product_id = p.id and not exists (
        select from list_price l where l.variant_id = v.id and l.price_delivery > 0))
    union all
    select p.id, 'stock' from product p
    where p.id = any (ids) and not exists (
      select from variant v join stock s on s.variant_id = v.id
      where v.product_id = p.id and s.purchase_available_quantity > 0)
  ), filled as (
    delete from product_gap g
    where g.product_id = any (ids) and not exists (select from lacking l where l.id = g.product_id and l.part = g.part)
  )
  insert into product_gap (product_id, part) select id, part from lacking order by id, part on conflict do nothing;
$$;

create or replace function renew_all_product_gaps() returns void
  language sql
as $$ select renew_product_gaps(array(select id from product)) $$;

-- Of all products of a venture at once, and of one part.
create or replace function renew_gaps_of_venture(venture text, gap text) returns void
  language sql
as $$
  with lacking as materialized (
    select distinct v.product_id as id from variant v
    where gap = 'price' and v.venture_id = venture and not exists (
      select from list_price l where l.variant_id = v.id and l.price_delivery > 0)
    union all
    select p.id from product p
    where gap = 'stock' and p.venture_id = venture and not exists (
      select from variant v join stock s on s.variant_id = v.id
      where v.product_id = p.id and s.purchase_available_quantity > 0)
  ), filled as (
    delete from product_gap g using product p
    where g.part = gap and p.id = g.product_id and p.venture_id = venture
      and not exists (select from lacking l where l.id = g.product_id)
  )
  insert into product_gap (product_id, part) select id, gap from lacking order by id on conflict do nothing;
$$;

-- "changed" holds the new rows, or the old ones of a DELETE; "before" the old rows of an UPDATE.
create or replace function renew_gaps_of_changed() returns trigger
  language plpgsql
as $$
declare
  ids integer[];
begin
  if in_bulk() then
    return null;
  end if;
  if tg_table_name = 'product' then
    select array_agg(id) into ids from changed;
  elsif tg_table_name = 'variant' and tg_op = 'UPDATE' then
    select array_agg(product_id) into ids from (
      select unnest(array[c.product_id, b.product_id]) as product_id from changed c join before b using (id)
      where c.product_id <> b.product_id) moved;
  elsif tg_table_name = 'variant' then
    select array_agg(distinct product_id) into ids from changed;
  elsif tg_table_name = 'stock' and tg_op = 'UPDATE' then
    -- Most changes of stock are from some to some.
    select array_agg(distinct v.product_id) into ids
    from changed c join before b using (variant_id, warehouse_code) join variant v on v.id = c.variant_id
    where (c.purchase_available_quantity > 0) <> (b.purchase_available_quantity > 0);
  elsif tg_table_name = 'list_price' and tg_op = 'UPDATE' then
    select array_agg(distinct v.product_id) into ids
    from changed c join before b using (variant_id) join variant v on v.id = c.variant_id
    where (c.price_delivery > 0) <> (b.price_delivery > 0);
  else
    select array_agg(distinct v.product_id) into ids from changed c join variant v on v.id = c.variant_id;
  end if;
  if ids is not null then
    perform renew_product_gaps(ids);
  end if;
  return null;
end
$$;

create or replace trigger product_inserted_gaps after insert on product
  referencing new table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger variant_deleted_gaps after delete on variant
  referencing old table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger variant_inserted_gaps after insert on variant
  referencing new table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger variant_updated_gaps after update on variant
  referencing old table as before new table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger list_price_deleted_gaps after delete on list_price
  referencing old table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger list_price_inserted_gaps after insert on list_price
  referencing new table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger list_price_updated_gaps after update on list_price
  referencing old table as before new table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger stock_deleted_gaps after delete on stock
  referencing old table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger stock_inserted_gaps after insert on stock
  referencing new table as changed for each statement execute function renew_gaps_of_changed();

create or replace trigger stock_updated_gaps after update on stock
  referencing old table as before new table as changed for each statement execute function renew_gaps_of_changed();
