-- Others read their changes by cursor.

create or replace trigger exchange_media_stamped before update on exchange_media
  for each row when (old.* is distinct from new.*) execute function stamp_change();

-- Deleted rows of every entity that others read by cursor. The triggers stand here and not with their tables,
-- because the names of entities and exchange_tombstone belong to the exchange. Arguments: the entity, the row's key
-- and its venture, as expressions on "gone".
create or replace function write_tombstone() returns trigger
  language plpgsql
as $$
begin
  execute format('insert into exchange_tombstone (entity, our_id, venture_id) select %L, (%s)::text, %s from gone',
    tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end
$$;

create or replace trigger branch_tombstone after delete on branch
  referencing old table as gone for each statement
  execute function write_tombstone('branch', 'branch_id', 'venture_id');

create or replace trigger category_tombstone after delete on category
  referencing old table as gone for each statement execute function write_tombstone('category', 'id', 'venture_id');

create or replace trigger customer_tombstone after delete on customer
  referencing old table as gone for each statement
  execute function write_tombstone('customer', 'customer_id', 'venture_id');

create or replace trigger customer_address_tombstone after delete on customer_address
  referencing old table as gone for each statement
  execute function write_tombstone('address', 'address_id',
    '(select c.venture_id from customer c where c.customer_id = gone.customer_id)');

create or replace trigger delivery_tombstone after delete on delivery
  referencing old table as gone for each statement execute function write_tombstone('delivery', 'id', 'venture_id');

create or replace trigger exchange_media_tombstone after delete on exchange_media
  referencing old table as gone for each statement execute function write_tombstone('media', 'id', 'venture_id');

create or replace trigger feature_tombstone after delete on feature
  referencing old table as gone for each statement execute function write_tombstone('feature', 'key', 'NULL');

create or replace trigger invoice_tombstone after delete on invoice
  referencing old table as gone for each statement execute function write_tombstone('invoice', 'id', 'venture_id');

create or replace trigger list_price_tombstone after delete on list_price
  referencing old table as gone for each statement
  execute function write_tombstone('list-price', 'variant_id',
    '(select v.venture_id from variant v where v.id = gone.variant_id)');

create or replace trigger price_agreement_tombstone after delete on price_agreement
  referencing old table as gone for each statement
  execute function write_tombstone('price-agreement', 'id', 'venture_id');

create or replace trigger price_tier_tombstone after delete on price_tier
  referencing old table as gone for each statement
  execute function write_tombstone('price-tier', 'variant_id || '':'' || kind || '':'' || ladder_quantity',
    '(select v.venture_id from variant v where v.id = gone.variant_id)');

create or replace trigger product_tombstone after delete on product
  referencing old table as gone for each statement execute function write_tombstone('product', 'id', 'venture_id');

create or replace trigger project_tombstone after delete on project
  referencing old table as gone for each statement
  execute function write_tombstone('project', 'id',
    '(select c.venture_id from customer c where c.customer_id = gone.customer_id)');

create or replace trigger site_user_tombstone after delete on site_user
  referencing old table as gone for each statement execute function write_tombstone('contact', 'id', 'venture_id');

create or replace trigger stock_tombstone after delete on stock
  referencing old table as gone for each statement
  execute function write_tombstone('stock', 'variant_id || '':'' || warehouse_code',
    '(select v.venture_id from variant v where v.id = gone.variant_id)');

create or replace trigger variant_tombstone after delete on variant
  referencing old table as gone for each statement execute function write_tombstone('variant', 'id', 'venture_id');

create or replace trigger warehouse_tombstone after delete on warehouse
  referencing old table as gone for each statement
  execute function write_tombstone('warehouse', 'code',
    '(select b.venture_id from branch b where b.branch_id = gone.branch_id)');
