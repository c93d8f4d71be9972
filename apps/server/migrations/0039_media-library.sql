CREATE TABLE "media_earlier" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_earlier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"content_type" text NOT NULL,
	"drawing" jsonb,
	"content_hash" text,
	"size" integer,
	"width" integer,
	"height" integer,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" text NOT NULL,
	CONSTRAINT "media_earlier_source" CHECK (num_nonnulls("media_earlier"."drawing", "media_earlier"."content_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "media_folder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_folder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"parent_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "media_folder_name" CHECK ("media_folder"."name" <> ''),
	CONSTRAINT "media_folder_place" CHECK ("media_folder"."parent_id" <> "media_folder"."id")
);
--> statement-breakpoint
ALTER TABLE "media_content" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "venture_id" text;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "focal_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "focal_y" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "uploaded_by" text;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_earlier" ADD CONSTRAINT "media_earlier_path_media_file_path_fk" FOREIGN KEY ("path") REFERENCES "public"."media_file"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_earlier" ADD CONSTRAINT "media_earlier_content_hash_media_content_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."media_content"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folder" ADD CONSTRAINT "media_folder_parent_id_media_folder_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_earlier_path" ON "media_earlier" USING btree ("path","id");--> statement-breakpoint
CREATE INDEX "media_earlier_content" ON "media_earlier" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "media_folder_parent" ON "media_folder" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_folder_id_media_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_file_folder" ON "media_file" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "media_file_newest" ON "media_file" USING btree ("created_at" DESC NULLS FIRST,"path");--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_focal_x" CHECK ("media_file"."focal_x" between 0 and 1);--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_focal_y" CHECK ("media_file"."focal_y" between 0 and 1);--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_measures" CHECK ("media_file"."size" >= 0 and "media_file"."width" > 0 and "media_file"."height" > 0);
--> statement-breakpoint
UPDATE "media_file" f SET "size" = octet_length(coalesce(f.bytes, c.bytes))
FROM "media_file" g LEFT JOIN "media_content" c ON c.hash = g.content_hash
WHERE g.path = f.path AND f.drawing IS NULL;
--> statement-breakpoint
UPDATE "media_file" f SET "venture_id" = v.id FROM "venture" v
WHERE split_part(f.path, '/', 3) IN ('eigen', 'bestanden') AND split_part(f.path, '/', 4) = v.id;
--> statement-breakpoint
CREATE TRIGGER "media_file_touched" BEFORE UPDATE ON "media_file" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE TRIGGER "media_folder_touched" BEFORE UPDATE ON "media_folder" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
-- Addresses of files in any text: a page, a menu, a house style.
CREATE FUNCTION media_paths(among text) RETURNS SETOF text
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT found[1] FROM regexp_matches(among, '/media/[A-Za-z0-9_./-]+', 'g') AS found;
$$;
--> statement-breakpoint
-- Where every file stands. A record that names a file twice is in it twice: readers who count take distinct records.
CREATE VIEW "media_use" ("path", "place", "record_id", "name", "venture_id") AS
SELECT p, 'page', c.id, c.name, c.venture_id
FROM content c, media_paths(concat_ws(' ', c.page_image_url, c.background_image_url, c.properties::text)) AS p
UNION ALL
SELECT p, 'draft', d.content_id, coalesce(d.document->>'name', d.content_id), d.venture_id
FROM content_version d, media_paths(d.document::text) AS p WHERE d.state = 'draft'
UNION ALL
SELECT p, 'draft', d.content_id, coalesce(d.document->>'name', d.content_id), d.venture_id
FROM content_draft d, media_paths(d.document::text) AS p
UNION ALL
SELECT unnest(i.image_assets || i.display_image), 'product', i.id::text, i.name, i.venture_id FROM product i
UNION ALL
SELECT d->>'url', 'product', i.id::text, i.name, i.venture_id
FROM product i, jsonb_array_elements(i.download_assets) AS d WHERE i.download_assets <> '[]'
UNION ALL
SELECT unnest(i.image_assets), 'variant', i.product_id::text, i.name, i.venture_id FROM variant i
UNION ALL
SELECT d->>'url', 'variant', i.product_id::text, i.name, i.venture_id
FROM variant i, jsonb_array_elements(i.download_assets) AS d WHERE i.download_assets <> '[]'
UNION ALL
SELECT c.image_url, 'category', c.id::text, c.name, c.venture_id FROM category c
UNION ALL
SELECT b.image_url, 'branch', b.branch_id, b.display_name, b.venture_id FROM branch b
UNION ALL
SELECT p, 'venture', v.id, v.name, v.id FROM venture v, media_paths(v.presentation::text) AS p
UNION ALL
SELECT p, 'menu', n.venture_id, v.name, n.venture_id
FROM navigation n JOIN venture v ON v.id = n.venture_id,
  media_paths(concat_ws(' ', own_menu_items(n.header_links, n.venture_id)::text, n.footer_links::text, n.secondary_links::text)) AS p
UNION ALL
SELECT p, 'message', m.id, m.message, m.venture_ids[1] FROM site_message m, media_paths(m.hyper_link) AS p;
