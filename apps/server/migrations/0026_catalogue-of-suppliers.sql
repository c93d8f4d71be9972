CREATE TABLE "category_filter" (
	"category_id" integer NOT NULL,
	"feature_key" text NOT NULL,
	"is_filter" boolean NOT NULL,
	"is_chosen" boolean NOT NULL,
	CONSTRAINT "category_filter_category_id_feature_key_pk" PRIMARY KEY("category_id","feature_key")
);
--> statement-breakpoint
CREATE TABLE "etim_class_feature" (
	"class_code" text NOT NULL,
	"feature_code" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	CONSTRAINT "etim_class_feature_class_code_feature_code_pk" PRIMARY KEY("class_code","feature_code")
);
--> statement-breakpoint
CREATE TABLE "etim_name" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"group_code" text,
	CONSTRAINT "etim_name_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "product_classification" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"system" text NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_content" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_file" DROP CONSTRAINT "media_file_source";--> statement-breakpoint
ALTER TABLE "feature" ADD COLUMN "is_measured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "category_filter" ADD CONSTRAINT "category_filter_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_filter" ADD CONSTRAINT "category_filter_feature_key_feature_key_fk" FOREIGN KEY ("feature_key") REFERENCES "public"."feature"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_classification" ADD CONSTRAINT "product_classification_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_filter_feature" ON "category_filter" USING btree ("feature_key");--> statement-breakpoint
CREATE INDEX "etim_class_feature_feature" ON "etim_class_feature" USING btree ("feature_code");--> statement-breakpoint
CREATE INDEX "product_classification_class" ON "product_classification" USING btree ("venture_id","system","code");--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_content_hash_media_content_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."media_content"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_downloads" ON "product" USING gin ("download_assets" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "variant_downloads" ON "variant" USING gin ("download_assets" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "media_file_content" ON "media_file" USING btree ("content_hash");--> statement-breakpoint
INSERT INTO "product_classification" ("product_id", "venture_id", "system", "code")
  SELECT product_id, venture_id, classification_system, classification_code FROM waiting_product
  WHERE classification_system IS NOT NULL AND classification_code IS NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_product" DROP COLUMN "classification_system";--> statement-breakpoint
ALTER TABLE "waiting_product" DROP COLUMN "classification_code";--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_source" CHECK (num_nonnulls("media_file"."bytes", "media_file"."drawing", "media_file"."content_hash") = 1);--> statement-breakpoint
CREATE TRIGGER "category_filter_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_filter"
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('catalogue');
--> statement-breakpoint
-- Links lead to the address of a branch; data exchange stored the last part alone.
UPDATE "branch" b SET slug = '/' || v.path || '/vestigingen/' || b.slug
  FROM "venture" v WHERE v.id = b.venture_id AND b.slug NOT LIKE '/%';
