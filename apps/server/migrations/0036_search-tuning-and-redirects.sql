CREATE TABLE "redirect_hit" (
	"path" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"last_hit_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirect_hit_count" CHECK ("redirect_hit"."hits" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_ignored_term" (
	"venture_id" text NOT NULL,
	"term" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "search_ignored_term_venture_id_term_pk" PRIMARY KEY("venture_id","term")
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"venture_id" text NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"results" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"places" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "search_term_venture_id_day_term_pk" PRIMARY KEY("venture_id","day","term"),
	CONSTRAINT "search_term_counts" CHECK (least("search_term"."searches", "search_term"."misses", "search_term"."results", "search_term"."clicks") >= 0 and "search_term"."places" >= "search_term"."clicks"),
	CONSTRAINT "search_term_term" CHECK ("search_term"."term" <> '')
);
--> statement-breakpoint
CREATE TABLE "search_tuning" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_tuning_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"venture_id" text NOT NULL,
	"query" text NOT NULL,
	"category_id" integer,
	"live" jsonb,
	"draft" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_tuning_once" UNIQUE NULLS NOT DISTINCT("venture_id","query","category_id"),
	CONSTRAINT "search_tuning_subject" CHECK (("search_tuning"."query" = '') = ("search_tuning"."category_id" is not null)),
	CONSTRAINT "search_tuning_items" CHECK (num_nonnulls("search_tuning"."live", "search_tuning"."draft") > 0)
);
--> statement-breakpoint
ALTER TABLE "redirect" DROP CONSTRAINT "redirect_target";--> statement-breakpoint
ALTER TABLE "search_synonym" DROP CONSTRAINT "search_synonym_words";--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "is_permanent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "origin" text DEFAULT 'moved' NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "kind" text DEFAULT 'oneWay' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "is_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect_hit" ADD CONSTRAINT "redirect_hit_path_redirect_path_fk" FOREIGN KEY ("path") REFERENCES "public"."redirect"("path") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "search_ignored_term" ADD CONSTRAINT "search_ignored_term_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_term" ADD CONSTRAINT "search_term_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_tuning" ADD CONSTRAINT "search_tuning_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_tuning" ADD CONSTRAINT "search_tuning_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "search_term" ("venture_id", "day", "term", "searches", "misses")
  SELECT "venture_id", "day", "term", "count", "count" FROM "search_miss";--> statement-breakpoint
DROP TABLE "search_miss";--> statement-breakpoint
CREATE INDEX "search_term_day" ON "search_term" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_tuning_category" ON "search_tuning" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "redirect_to" ON "redirect" USING btree (lower("target"));--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_target_path" CHECK ("redirect"."target" like '/%' and lower("redirect"."target") <> "redirect"."path");--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_origin" CHECK ("redirect"."origin" in ('moved', 'hand', 'import'));--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_target" CHECK (num_nonnulls("redirect"."category_id", "redirect"."product_id", "redirect"."target") = 1);--> statement-breakpoint
ALTER TABLE "search_synonym" ADD CONSTRAINT "search_synonym_kind" CHECK ("search_synonym"."kind" in ('oneWay', 'bothWays', 'stopWord'));--> statement-breakpoint
ALTER TABLE "search_synonym" ADD CONSTRAINT "search_synonym_words" CHECK ("search_synonym"."term" <> '' and ("search_synonym"."finds" <> '') = ("search_synonym"."kind" <> 'stopWord'));;
--> statement-breakpoint
-- For processes of the release before, which read and write it; it goes with the next one.
CREATE VIEW "search_miss" AS
  SELECT "venture_id", "day", "term", "misses" AS "count" FROM "search_term" WHERE "misses" > 0;
--> statement-breakpoint
CREATE TRIGGER "search_synonym_touched" BEFORE UPDATE ON "search_synonym" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE TRIGGER "search_tuning_touched" BEFORE UPDATE ON "search_tuning" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE TRIGGER "redirect_touched" BEFORE UPDATE ON "redirect" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
-- A draft is nobody's business but the editors': only what is in force tells the processes that search.
DROP TRIGGER "search_synonym_changed" ON "search_synonym";
--> statement-breakpoint
CREATE TRIGGER "search_synonym_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "venture_id", "term", "finds", "kind", "is_live" ON "search_synonym"
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('synonym');
--> statement-breakpoint
CREATE TRIGGER "search_tuning_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "live" ON "search_tuning"
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('synonym');
--> statement-breakpoint
-- The first argument is what moved: 'category_id' or 'product_id', the column that names it, or 'page'. What leads to the
-- old address leads to the new one; what led the other way is gone. An import that swaps addresses gives records a
-- passing one ('moving:'), which nobody ever visited.
CREATE OR REPLACE FUNCTION keep_address() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM redirect WHERE path = lower(NEW.url) AND lower(target) = lower(OLD.url);
  UPDATE redirect SET target = NEW.url WHERE lower(target) = lower(OLD.url) AND NEW.url NOT LIKE 'moving:%';
  IF TG_ARGV[0] = 'page' THEN
    INSERT INTO redirect (path, target) VALUES (lower(OLD.url), NEW.url)
      ON CONFLICT (path) DO UPDATE SET target = excluded.target, category_id = NULL, product_id = NULL,
        is_permanent = true, origin = 'moved', since = now();
  ELSIF TG_ARGV[0] = 'category_id' THEN
    INSERT INTO redirect (path, category_id) VALUES (lower(OLD.url), NEW.id)
      ON CONFLICT (path) DO UPDATE SET category_id = excluded.category_id, product_id = NULL, target = NULL,
        is_permanent = true, origin = 'moved', since = now();
  ELSE
    INSERT INTO redirect (path, product_id) VALUES (lower(OLD.url), NEW.id)
      ON CONFLICT (path) DO UPDATE SET product_id = excluded.product_id, category_id = NULL, target = NULL,
        is_permanent = true, origin = 'moved', since = now();
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "content_address_kept" AFTER UPDATE OF "url" ON "content"
  FOR EACH ROW WHEN (OLD.url IS DISTINCT FROM NEW.url AND OLD.url IS NOT NULL AND NEW.url IS NOT NULL)
  EXECUTE FUNCTION keep_address('page');
