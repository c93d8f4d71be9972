-- A large batch of data exchange tells of its changes once, when it is done: it sets bouwpoort.bulk in its transactions.
CREATE FUNCTION in_bulk() RETURNS boolean
  LANGUAGE sql STABLE
AS $$ SELECT coalesce(current_setting('bouwpoort.bulk', true), '') = 'on' $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT in_bulk() THEN
    PERFORM pg_notify('bouwpoort_changes', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_products(ids integer[]) RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  IF ids IS NULL OR in_bulk() THEN
    RETURN;
  END IF;
  IF cardinality(ids) > 20000 THEN
    INSERT INTO catalogue_change (what) VALUES ('catalogue');
  ELSE
    INSERT INTO catalogue_change (what, product_ids) VALUES ('product', ids);
  END IF;
  PERFORM pg_notify('bouwpoort_changes', 'catalogue');
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_category_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF in_bulk() THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM changed c JOIN before b USING (id)
             WHERE (c.name, c.ancestors, c.venture_id) IS DISTINCT FROM (b.name, b.ancestors, b.venture_id)) THEN
    INSERT INTO catalogue_change (what) VALUES ('catalogue');
  END IF;
  PERFORM pg_notify('bouwpoort_changes', 'catalogue');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_catalogue_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF in_bulk() THEN
    RETURN NULL;
  END IF;
  INSERT INTO catalogue_change (what) VALUES (TG_ARGV[0]);
  PERFORM pg_notify('bouwpoort_changes', 'catalogue');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The transaction that changed a row last: what a reader of changes goes on from. A reader takes only what lies before
-- every transaction that is still running, so nothing that commits late is missed.
CREATE FUNCTION stamp_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END
$$;
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "category_changed_in" ON "category" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "feature" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "feature_changed_in" ON "feature" ("changed_in", "key");
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "product_changed_in" ON "product" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "variant_changed_in" ON "variant" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "list_price" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "list_price_changed_in" ON "list_price" ("changed_in", "variant_id");
--> statement-breakpoint
ALTER TABLE "price_tier" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "price_tier_changed_in" ON "price_tier" ("changed_in", "variant_id", "kind", "ladder_quantity");
--> statement-breakpoint
ALTER TABLE "price_agreement" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "price_agreement_changed_in" ON "price_agreement" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "stock_changed_in" ON "stock" ("changed_in", "variant_id", "warehouse_code");
--> statement-breakpoint
ALTER TABLE "branch" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "branch_changed_in" ON "branch" ("changed_in", "branch_id");
--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "warehouse_changed_in" ON "warehouse" ("changed_in", "code");
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "customer_changed_in" ON "customer" ("changed_in", "customer_id");
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "project_changed_in" ON "project" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "customer_address" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "customer_address_changed_in" ON "customer_address" ("changed_in", "address_id");
--> statement-breakpoint
ALTER TABLE "site_user" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "site_user_changed_in" ON "site_user" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "sales_order_changed_in" ON "sales_order" ("changed_in", "order_id");
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "invoice_changed_in" ON "invoice" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "delivery_changed_in" ON "delivery" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "exchange_media" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "exchange_media_changed_in" ON "exchange_media" ("changed_in", "id");
--> statement-breakpoint
ALTER TABLE "exchange_tombstone" ADD COLUMN "changed_in" xid8 DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "exchange_tombstone_changed_in" ON "exchange_tombstone" ("changed_in", "id");
--> statement-breakpoint
CREATE TRIGGER "category_stamped" BEFORE UPDATE ON "category"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "feature_stamped" BEFORE UPDATE ON "feature"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
-- How often it was ordered is no change of a product; comparing whole rows would read their long texts.
DO $$
BEGIN
  EXECUTE (
    SELECT format(
      'CREATE TRIGGER product_stamped BEFORE UPDATE OF %s ON product FOR EACH ROW EXECUTE FUNCTION stamp_change()',
      string_agg(quote_ident(attname), ', ')
    )
    FROM pg_attribute
    WHERE attrelid = 'product'::regclass AND attnum > 0 AND NOT attisdropped
      AND attname NOT IN ('order_count', 'changed_in')
  );
END
$$;
--> statement-breakpoint
CREATE TRIGGER "variant_stamped" BEFORE UPDATE ON "variant"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "list_price_stamped" BEFORE UPDATE ON "list_price"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "price_tier_stamped" BEFORE UPDATE ON "price_tier"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "price_agreement_stamped" BEFORE UPDATE ON "price_agreement"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "stock_stamped" BEFORE UPDATE ON "stock"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "branch_stamped" BEFORE UPDATE ON "branch"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "warehouse_stamped" BEFORE UPDATE ON "warehouse"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "customer_stamped" BEFORE UPDATE ON "customer"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "project_stamped" BEFORE UPDATE ON "project"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "customer_address_stamped" BEFORE UPDATE ON "customer_address"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "site_user_stamped" BEFORE UPDATE ON "site_user"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "sales_order_stamped" BEFORE UPDATE ON "sales_order"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "invoice_stamped" BEFORE UPDATE ON "invoice"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "delivery_stamped" BEFORE UPDATE ON "delivery"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER "exchange_media_stamped" BEFORE UPDATE ON "exchange_media"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
-- Orders are inserted as whole rows, which know no defaults.
CREATE TRIGGER "sales_order_placed" BEFORE INSERT ON "sales_order" FOR EACH ROW EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
-- Order units, hours and cut-off times are read as part of what they belong to.
CREATE FUNCTION stamp_owner() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format(
    'UPDATE %I SET changed_in = pg_current_xact_id() WHERE %I IN (SELECT %I FROM changed) AND changed_in IS DISTINCT FROM pg_current_xact_id()',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bundle_inserted_stamps" AFTER INSERT ON "bundle"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('variant', 'id', 'variant_id');
--> statement-breakpoint
CREATE TRIGGER "bundle_updated_stamps" AFTER UPDATE ON "bundle"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('variant', 'id', 'variant_id');
--> statement-breakpoint
CREATE TRIGGER "bundle_deleted_stamps" AFTER DELETE ON "bundle"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('variant', 'id', 'variant_id');
--> statement-breakpoint
CREATE TRIGGER "opening_hours_inserted_stamps" AFTER INSERT ON "opening_hours"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('branch', 'branch_id', 'branch_id');
--> statement-breakpoint
CREATE TRIGGER "opening_hours_updated_stamps" AFTER UPDATE ON "opening_hours"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('branch', 'branch_id', 'branch_id');
--> statement-breakpoint
CREATE TRIGGER "opening_hours_deleted_stamps" AFTER DELETE ON "opening_hours"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('branch', 'branch_id', 'branch_id');
--> statement-breakpoint
CREATE TRIGGER "cut_off_time_inserted_stamps" AFTER INSERT ON "cut_off_time"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('branch', 'branch_id', 'branch_id');
--> statement-breakpoint
CREATE TRIGGER "cut_off_time_updated_stamps" AFTER UPDATE ON "cut_off_time"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('branch', 'branch_id', 'branch_id');
--> statement-breakpoint
CREATE TRIGGER "cut_off_time_deleted_stamps" AFTER DELETE ON "cut_off_time"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('branch', 'branch_id', 'branch_id');
--> statement-breakpoint
-- As in the migration strict-schema; a stamp by what belongs to a row is nobody's edit of the row.
CREATE OR REPLACE FUNCTION touch_row() RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  edited record := NEW;
BEGIN
  -- Its trigger names the columns that count; comparing the rows would read their long texts.
  IF TG_TABLE_NAME = 'product' THEN
    NEW.updated_at := now();
    NEW.version := OLD.version + 1;
    RETURN NEW;
  END IF;
  CASE TG_TABLE_NAME
    WHEN 'category' THEN
      edited.ancestors := OLD.ancestors;
    WHEN 'customer' THEN
      edited.credit_used := OLD.credit_used;
    ELSE
      NULL;
  END CASE;
  IF TG_TABLE_NAME IN ('branch', 'category', 'customer', 'customer_address', 'feature', 'list_price', 'price_agreement',
      'project', 'site_user', 'variant') THEN
    edited.changed_in := OLD.changed_in;
  END IF;
  IF edited IS DISTINCT FROM OLD THEN
    NEW.updated_at := now();
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Arguments: the entity, the row's key and its venture, as expressions on "gone".
CREATE FUNCTION bury() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format('INSERT INTO exchange_tombstone (entity, our_id, venture_id) SELECT %L, (%s)::text, %s FROM gone',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "category_buried" AFTER DELETE ON "category"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('category', 'id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "feature_buried" AFTER DELETE ON "feature"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('feature', 'key', 'NULL');
--> statement-breakpoint
CREATE TRIGGER "product_buried" AFTER DELETE ON "product"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('product', 'id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "variant_buried" AFTER DELETE ON "variant"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('variant', 'id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "list_price_buried" AFTER DELETE ON "list_price"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('list-price', 'variant_id', '(SELECT v.venture_id FROM variant v WHERE v.id = gone.variant_id)');
--> statement-breakpoint
CREATE TRIGGER "price_tier_buried" AFTER DELETE ON "price_tier"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('price-tier', 'variant_id || '':'' || kind || '':'' || ladder_quantity', '(SELECT v.venture_id FROM variant v WHERE v.id = gone.variant_id)');
--> statement-breakpoint
CREATE TRIGGER "price_agreement_buried" AFTER DELETE ON "price_agreement"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('price-agreement', 'id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "stock_buried" AFTER DELETE ON "stock"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('stock', 'variant_id || '':'' || warehouse_code', '(SELECT v.venture_id FROM variant v WHERE v.id = gone.variant_id)');
--> statement-breakpoint
CREATE TRIGGER "branch_buried" AFTER DELETE ON "branch"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('branch', 'branch_id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "warehouse_buried" AFTER DELETE ON "warehouse"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('warehouse', 'code', '(SELECT b.venture_id FROM branch b WHERE b.branch_id = gone.branch_id)');
--> statement-breakpoint
CREATE TRIGGER "project_buried" AFTER DELETE ON "project"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('project', 'id', '(SELECT c.venture_id FROM customer c WHERE c.customer_id = gone.customer_id)');
--> statement-breakpoint
CREATE TRIGGER "customer_address_buried" AFTER DELETE ON "customer_address"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('address', 'address_id', '(SELECT c.venture_id FROM customer c WHERE c.customer_id = gone.customer_id)');
--> statement-breakpoint
CREATE TRIGGER "site_user_buried" AFTER DELETE ON "site_user"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('contact', 'id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "customer_buried" AFTER DELETE ON "customer"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('customer', 'customer_id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "invoice_buried" AFTER DELETE ON "invoice"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('invoice', 'id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "delivery_buried" AFTER DELETE ON "delivery"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('delivery', 'id', 'venture_id');
--> statement-breakpoint
CREATE TRIGGER "exchange_media_buried" AFTER DELETE ON "exchange_media"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bury('media', 'id', 'venture_id');
--> statement-breakpoint
-- The lines of batches until they are applied, a table for each batch: dropping one costs nothing.
CREATE SCHEMA "exchange_staging";
