CREATE TABLE "form_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"content_id" text NOT NULL,
	"block_id" text NOT NULL,
	"title" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"venture_id" text NOT NULL,
	"state" text NOT NULL,
	"document" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_version_content_id_version_pk" PRIMARY KEY("content_id","version")
);
--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_file" ADD CONSTRAINT "form_file_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_file_submission" ON "form_file" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_submission_venture" ON "form_submission" USING btree ("venture_id","created_at");