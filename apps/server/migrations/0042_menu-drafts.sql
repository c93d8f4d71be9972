CREATE TABLE "menu_draft" (
	"venture_id" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"planned_by_id" uuid,
	"planned_by" text,
	"plan_problem" text,
	"place" text NOT NULL,
	"items" jsonb,
	"planned_items" jsonb,
	CONSTRAINT "menu_draft_venture_id_place_pk" PRIMARY KEY("venture_id","place"),
	CONSTRAINT "menu_draft_place" CHECK ("menu_draft"."place" in ('header', 'service', 'footer')),
	CONSTRAINT "menu_draft_revision" CHECK ("menu_draft"."revision" > 0),
	CONSTRAINT "menu_draft_planned_items" CHECK (("menu_draft"."publish_at" is null) = ("menu_draft"."planned_items" is null))
);
--> statement-breakpoint
ALTER TABLE "content_preview" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_draft" ADD CONSTRAINT "menu_draft_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- allowed: links to drafts are few, and read in no time
ALTER TABLE "content_preview" ADD CONSTRAINT "content_preview_kind" CHECK ("content_preview"."kind" in ('page', 'menu'));
--> statement-breakpoint
-- A picture that stands in the draft of a menu is in use too.
CREATE OR REPLACE VIEW "media_use" ("path", "place", "record_id", "name", "venture_id") AS
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
SELECT p, 'message', m.id, m.message, m.venture_ids[1] FROM site_message m, media_paths(m.hyper_link) AS p
UNION ALL
SELECT p, 'menu', d.venture_id, v.name, d.venture_id
FROM menu_draft d JOIN venture v ON v.id = d.venture_id,
  media_paths(concat_ws(' ', d.items::text, d.planned_items::text)) AS p;
