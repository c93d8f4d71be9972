CREATE TABLE "site_message" (
	"id" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"kind" text NOT NULL,
	"hyper_link" text,
	"hyper_link_text" text,
	"is_closable" boolean NOT NULL,
	"audience" text NOT NULL,
	"venture_ids" text[] NOT NULL,
	"is_sitewide" boolean NOT NULL,
	"first_day" date,
	"last_day" date,
	"is_draft" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_message_kind" CHECK ("site_message"."kind" in ('info', 'warning')),
	CONSTRAINT "site_message_audience" CHECK ("site_message"."audience" in ('everybody', 'visitors', 'customers')),
	CONSTRAINT "site_message_text" CHECK ("site_message"."message" <> ''),
	CONSTRAINT "site_message_days" CHECK ("site_message"."first_day" <= "site_message"."last_day")
);
--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE TRIGGER "site_message_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_message"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('venture');
--> statement-breakpoint
CREATE TRIGGER "site_message_touched" BEFORE UPDATE ON "site_message" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
-- A menu without what stands below the item that follows the categories.
CREATE FUNCTION own_menu_items(links jsonb, venture text) RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT jsonb_agg(CASE WHEN link->>'id' = venture || '-catalogus' THEN link - 'children' ELSE link END ORDER BY at)
  FROM jsonb_array_elements(CASE jsonb_typeof(links) WHEN 'array' THEN links ELSE '[]' END) WITH ORDINALITY AS listed (link, at);
$$;
--> statement-breakpoint
-- A category that gets another name is nobody's edit of the menu.
CREATE FUNCTION touch_navigation() RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  edited record := NEW;
  before record := OLD;
BEGIN
  edited.header_links := own_menu_items(NEW.header_links, NEW.venture_id);
  before.header_links := own_menu_items(OLD.header_links, OLD.venture_id);
  IF edited IS DISTINCT FROM before THEN
    NEW.updated_at := now();
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "navigation_touched" BEFORE UPDATE ON "navigation" FOR EACH ROW EXECUTE FUNCTION touch_navigation();
--> statement-breakpoint
INSERT INTO site_message (id, message, kind, hyper_link, hyper_link_text, is_closable, audience, venture_ids, is_sitewide, is_draft)
SELECT m->>'id', min(m->>'message'), min(m->>'type'), min(m->>'hyperLink'), min(m->>'hyperLinkText'),
  bool_and(coalesce((m->>'closable')::boolean, true)), 'everybody', array_agg(DISTINCT v.id), bool_or(list.sitewide), false
FROM venture v
CROSS JOIN (VALUES ('sitewideMessages', true), ('ventureMessages', false)) AS list (name, sitewide)
CROSS JOIN LATERAL jsonb_array_elements(
  CASE jsonb_typeof(v.presentation->list.name) WHEN 'array' THEN v.presentation->list.name ELSE '[]' END) AS m
WHERE m->>'id' ~ '^[A-Za-z0-9-]{1,64}$' AND m->>'message' <> '' AND m->>'type' IN ('info', 'warning')
GROUP BY m->>'id';
--> statement-breakpoint
UPDATE venture SET presentation = presentation - 'sitewideMessages' - 'ventureMessages'
WHERE presentation ?| ARRAY['sitewideMessages', 'ventureMessages'];
