CREATE TABLE "import_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"venture_id" text NOT NULL,
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"url" text,
	"entity" text,
	"mode" text NOT NULL,
	"mapping_name" text,
	"days" integer[] NOT NULL,
	"time" text NOT NULL,
	"next_run_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"last_run_id" uuid,
	"last_outcome" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_plan_origin" CHECK ("import_plan"."origin" in ('url', 'folder')),
	CONSTRAINT "import_plan_mode" CHECK ("import_plan"."mode" in ('merge', 'replace')),
	CONSTRAINT "import_plan_address" CHECK ("import_plan"."origin" = 'folder' or "import_plan"."url" is not null),
	CONSTRAINT "import_plan_time" CHECK ("import_plan"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "import_plan_days" CHECK (cardinality("import_plan"."days") between 1 and 7 and "import_plan"."days" <@ '{1,2,3,4,5,6,7}'::integer[])
);
--> statement-breakpoint
ALTER TABLE "import_run" DROP CONSTRAINT "import_run_state";--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "after_batch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_batch" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_batch" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "import_plan" ADD CONSTRAINT "import_plan_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_plan" ADD CONSTRAINT "import_plan_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_plan" ADD CONSTRAINT "import_plan_last_run_id_import_run_id_fk" FOREIGN KEY ("last_run_id") REFERENCES "public"."import_run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_plan_due" ON "import_plan" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "import_plan_staff" ON "import_plan" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "import_plan_venture" ON "import_plan" USING btree ("venture_id");--> statement-breakpoint
CREATE INDEX "import_plan_run" ON "import_plan" USING btree ("last_run_id");--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_state" CHECK ("import_run"."state" in ('uploaded', 'checking', 'checked', 'running', 'paused', 'finished', 'failed', 'undoing', 'undone'));
--> statement-breakpoint
-- The pages of both products tell of it.
CREATE FUNCTION note_relation_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM note_products((SELECT array_agg(id)
    FROM (SELECT product_id AS id FROM changed UNION SELECT other_id FROM changed) AS touched));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_relation_inserted" AFTER INSERT ON "product_relation"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_relation_change();
--> statement-breakpoint
CREATE TRIGGER "product_relation_updated" AFTER UPDATE ON "product_relation"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_relation_change();
--> statement-breakpoint
CREATE TRIGGER "product_relation_deleted" AFTER DELETE ON "product_relation"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_relation_change();

--> statement-breakpoint
-- Their lists of columns have the new one.
DROP TRIGGER "product_touched" ON "product";
--> statement-breakpoint
DROP TRIGGER "product_stamped" ON "product";
--> statement-breakpoint
DO $$
DECLARE
  made record;
BEGIN
  FOR made IN VALUES ('product_touched', 'touch_row', '{ancestors,order_count,changed_in}'::name[]),
    ('product_stamped', 'stamp_change', '{order_count,changed_in}')
  LOOP
    EXECUTE (
      SELECT format('CREATE TRIGGER %I BEFORE UPDATE OF %s ON product FOR EACH ROW EXECUTE FUNCTION %I()',
        made.column1, string_agg(quote_ident(attname), ', '), made.column2)
      FROM pg_attribute
      WHERE attrelid = 'product'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL (made.column3)
    );
  END LOOP;
END
$$;
