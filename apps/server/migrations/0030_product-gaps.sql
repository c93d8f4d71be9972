CREATE TABLE "product_gap" (
	"product_id" integer NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "product_gap_product_id_part_pk" PRIMARY KEY("product_id","part"),
	CONSTRAINT "product_gap_part" CHECK ("product_gap"."part" in ('price', 'stock'))
);
--> statement-breakpoint
ALTER TABLE "product_gap" ADD CONSTRAINT "product_gap_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_gap_by_part" ON "product_gap" USING btree ("part","product_id");
--> statement-breakpoint
CREATE FUNCTION renew_product_gaps(ids integer[]) RETURNS void
  LANGUAGE sql
AS $$
  WITH lacking AS MATERIALIZED (
    SELECT p.id, 'price' AS part FROM product p
    WHERE p.id = ANY (ids) AND EXISTS (
      SELECT FROM variant v WHERE v.product_id = p.id AND NOT EXISTS (
        SELECT FROM list_price l WHERE l.variant_id = v.id AND l.price_delivery > 0))
    UNION ALL
    SELECT p.id, 'stock' FROM product p
    WHERE p.id = ANY (ids) AND NOT EXISTS (
      SELECT FROM variant v JOIN stock s ON s.variant_id = v.id
      WHERE v.product_id = p.id AND s.purchase_available_quantity > 0)
  ), filled AS (
    DELETE FROM product_gap g
    WHERE g.product_id = ANY (ids) AND NOT EXISTS (SELECT FROM lacking l WHERE l.id = g.product_id AND l.part = g.part)
  )
  INSERT INTO product_gap (product_id, part) SELECT id, part FROM lacking ORDER BY id, part ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
-- "changed" holds the new rows, or the old ones of a DELETE; "before" the old rows of an UPDATE. What works in bulk
-- calls renew_product_gaps itself when it is done.
CREATE FUNCTION note_product_gaps() RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  ids integer[];
BEGIN
  IF in_bulk() THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'product' THEN
    SELECT array_agg(id) INTO ids FROM changed;
  ELSIF TG_TABLE_NAME = 'variant' AND TG_OP = 'UPDATE' THEN
    SELECT array_agg(product_id) INTO ids FROM (
      SELECT unnest(ARRAY[c.product_id, b.product_id]) AS product_id FROM changed c JOIN before b USING (id)
      WHERE c.product_id <> b.product_id) moved;
  ELSIF TG_TABLE_NAME = 'variant' THEN
    SELECT array_agg(DISTINCT product_id) INTO ids FROM changed;
  ELSIF TG_TABLE_NAME = 'stock' AND TG_OP = 'UPDATE' THEN
    -- Most changes of stock are from some to some.
    SELECT array_agg(DISTINCT v.product_id) INTO ids
    FROM changed c JOIN before b USING (variant_id, warehouse_code) JOIN variant v ON v.id = c.variant_id
    WHERE (c.purchase_available_quantity > 0) <> (b.purchase_available_quantity > 0);
  ELSIF TG_TABLE_NAME = 'list_price' AND TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT v.product_id) INTO ids
    FROM changed c JOIN before b USING (variant_id) JOIN variant v ON v.id = c.variant_id
    WHERE (c.price_delivery > 0) <> (b.price_delivery > 0);
  ELSE
    SELECT array_agg(DISTINCT v.product_id) INTO ids FROM changed c JOIN variant v ON v.id = c.variant_id;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM renew_product_gaps(ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "variant_inserted_gaps" AFTER INSERT ON "variant"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "variant_updated_gaps" AFTER UPDATE ON "variant"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "variant_deleted_gaps" AFTER DELETE ON "variant"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "list_price_inserted_gaps" AFTER INSERT ON "list_price"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "list_price_updated_gaps" AFTER UPDATE ON "list_price"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "list_price_deleted_gaps" AFTER DELETE ON "list_price"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "stock_inserted_gaps" AFTER INSERT ON "stock"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "stock_updated_gaps" AFTER UPDATE ON "stock"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "stock_deleted_gaps" AFTER DELETE ON "stock"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE TRIGGER "product_inserted_gaps" AFTER INSERT ON "product"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_gaps();
--> statement-breakpoint
CREATE FUNCTION renew_all_product_gaps() RETURNS void
  LANGUAGE sql
AS $$ SELECT renew_product_gaps(array(SELECT id FROM product)) $$;
--> statement-breakpoint
SELECT renew_all_product_gaps();
