CREATE TABLE "field_override" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"field" text NOT NULL,
	"imported" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "field_override_entity_entity_id_field_pk" PRIMARY KEY("entity","entity_id","field"),
	CONSTRAINT "field_override_entity" CHECK ("field_override"."entity" in ('product', 'variant', 'category', 'feature'))
);
--> statement-breakpoint
CREATE TABLE "product_relation" (
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"other_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_relation_product_id_kind_other_id_pk" PRIMARY KEY("product_id","kind","other_id"),
	CONSTRAINT "product_relation_kind" CHECK ("product_relation"."kind" in ('replaces', 'accessory', 'alternative')),
	CONSTRAINT "product_relation_other_product" CHECK ("product_relation"."product_id" <> "product_relation"."other_id")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"path" text PRIMARY KEY NOT NULL,
	"category_id" integer,
	"product_id" integer,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_target" CHECK (num_nonnulls("redirect"."category_id", "redirect"."product_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "exchange_field" (
	"source_id" integer NOT NULL,
	"venture_id" text NOT NULL,
	"entity" text NOT NULL,
	"field" text NOT NULL,
	CONSTRAINT "exchange_field_source_id_venture_id_entity_field_pk" PRIMARY KEY("source_id","venture_id","entity","field")
);
--> statement-breakpoint
ALTER TABLE "bulk_run" DROP CONSTRAINT "bulk_run_kind";--> statement-breakpoint
DROP INDEX "product_updated";--> statement-breakpoint
ALTER TABLE "bulk_row" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_run" ADD COLUMN "work" jsonb;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_other_id_product_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_field" ADD CONSTRAINT "exchange_field_source_id_exchange_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."exchange_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_relation_other" ON "product_relation" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "redirect_category" ON "redirect" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "redirect_product" ON "redirect" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_by_updated" ON "product" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "product_by_name" ON "product" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "product_of_venture_by_name" ON "product" USING btree ("venture_id","name","id");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("venture_id","brand","name","id");--> statement-breakpoint
CREATE INDEX "product_words" ON "product" USING gin (to_tsvector('simple', translate("name", '-_/.,:()&+*#@', '             ')));--> statement-breakpoint
CREATE INDEX "product_without_image" ON "product" USING btree ("venture_id","name","id") WHERE display_image is null;--> statement-breakpoint
CREATE INDEX "product_without_description" ON "product" USING btree ("venture_id","name","id") WHERE commercial_description = '';--> statement-breakpoint
CREATE INDEX "product_without_category" ON "product" USING btree ("venture_id","name","id") WHERE category_id is null;--> statement-breakpoint
CREATE INDEX "variant_by_code" ON "variant" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variant_without_features" ON "variant" USING btree ("product_id") WHERE feature_list = '{}';--> statement-breakpoint
CREATE INDEX "product_updated" ON "product" USING btree ("venture_id","updated_at","id");--> statement-breakpoint
ALTER TABLE "bulk_run" ADD CONSTRAINT "bulk_run_kind" CHECK ("bulk_run"."kind" in ('resendOrders', 'editProducts', 'undoProducts'));
--> statement-breakpoint
-- The first argument is the column that names the record. An import that swaps addresses gives records a passing one
-- ('moving:'), which nobody ever visited.
CREATE FUNCTION keep_address() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_ARGV[0] = 'category_id' THEN
    INSERT INTO redirect (path, category_id) VALUES (lower(OLD.url), NEW.id)
      ON CONFLICT (path) DO UPDATE SET category_id = excluded.category_id, product_id = NULL, since = now();
  ELSE
    INSERT INTO redirect (path, product_id) VALUES (lower(OLD.url), NEW.id)
      ON CONFLICT (path) DO UPDATE SET product_id = excluded.product_id, category_id = NULL, since = now();
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "category_address_kept" AFTER UPDATE OF "url" ON "category"
  FOR EACH ROW WHEN (OLD.url IS DISTINCT FROM NEW.url AND OLD.url NOT LIKE 'moving:%')
  EXECUTE FUNCTION keep_address('category_id');
--> statement-breakpoint
CREATE TRIGGER "product_address_kept" AFTER UPDATE OF "url" ON "product"
  FOR EACH ROW WHEN (OLD.url IS DISTINCT FROM NEW.url)
  EXECUTE FUNCTION keep_address('product_id');
