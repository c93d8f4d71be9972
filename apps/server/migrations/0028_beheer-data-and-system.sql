CREATE TABLE "desk_file_chunk" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "desk_file_chunk_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "desk_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_file_size" CHECK ("desk_file"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "export_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"venture_id" text NOT NULL,
	"source" text NOT NULL,
	"format" text NOT NULL,
	"entity" text,
	"state" text NOT NULL,
	"records" integer,
	"file_id" uuid,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "export_run_format" CHECK ("export_run"."format" in ('ndjson', 'csv', 'bmecat', 'xchange')),
	CONSTRAINT "export_run_state" CHECK ("export_run"."state" in ('waiting', 'finished', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "import_run_batch" (
	"batch_id" integer PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"is_dry_run" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"venture_id" text NOT NULL,
	"source" text NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"format" text NOT NULL,
	"findings" jsonb NOT NULL,
	"entity" text,
	"mode" text NOT NULL,
	"meanings" jsonb,
	"mapping_name" text,
	"state" text NOT NULL,
	"records" integer,
	"file_errors" integer DEFAULT 0 NOT NULL,
	"file_warnings" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"allow_vanishing" jsonb,
	"confirmed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_run_format" CHECK ("import_run"."format" in ('csv', 'xlsx', 'bmecat', 'xchange', 'ndjson', 'entity-csv')),
	CONSTRAINT "import_run_mode" CHECK ("import_run"."mode" in ('merge', 'replace')),
	CONSTRAINT "import_run_state" CHECK ("import_run"."state" in ('uploaded', 'checking', 'checked', 'running', 'finished', 'failed', 'undoing', 'undone')),
	CONSTRAINT "import_run_counts" CHECK ("import_run"."file_errors" >= 0 and "import_run"."file_warnings" >= 0 and "import_run"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"venture_id" text NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_miss_venture_id_day_term_pk" PRIMARY KEY("venture_id","day","term"),
	CONSTRAINT "search_miss_count" CHECK ("search_miss"."count" > 0),
	CONSTRAINT "search_miss_term" CHECK ("search_miss"."term" <> '')
);
--> statement-breakpoint
CREATE TABLE "emergency_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"venture_id" text,
	"message" text NOT NULL,
	"until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	CONSTRAINT "emergency_message_once" UNIQUE NULLS NOT DISTINCT("venture_id"),
	CONSTRAINT "emergency_message_text" CHECK ("emergency_message"."message" <> '')
);
--> statement-breakpoint
ALTER TABLE "exchange_mapping" ADD COLUMN "meanings" jsonb;--> statement-breakpoint
ALTER TABLE "desk_file_chunk" ADD CONSTRAINT "desk_file_chunk_file_id_desk_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."desk_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_run" ADD CONSTRAINT "export_run_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_run" ADD CONSTRAINT "export_run_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_run" ADD CONSTRAINT "export_run_file_id_desk_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."desk_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_batch" ADD CONSTRAINT "import_run_batch_batch_id_exchange_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."exchange_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_batch" ADD CONSTRAINT "import_run_batch_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_file_id_desk_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."desk_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_miss" ADD CONSTRAINT "search_miss_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_message" ADD CONSTRAINT "emergency_message_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_file_age" ON "desk_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "export_run_age" ON "export_run" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "export_run_staff" ON "export_run" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "export_run_venture" ON "export_run" USING btree ("venture_id");--> statement-breakpoint
CREATE INDEX "export_run_file" ON "export_run" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "import_run_batch_run" ON "import_run_batch" USING btree ("run_id","batch_id");--> statement-breakpoint
CREATE INDEX "import_run_age" ON "import_run" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "import_run_staff" ON "import_run" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "import_run_venture" ON "import_run" USING btree ("venture_id");--> statement-breakpoint
CREATE INDEX "import_run_file" ON "import_run" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "search_miss_day" ON "search_miss" USING btree ("day");--> statement-breakpoint
CREATE TRIGGER "emergency_message_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "emergency_message"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('venture');
