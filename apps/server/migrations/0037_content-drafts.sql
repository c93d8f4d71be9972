CREATE TABLE "content_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"venture_id" text NOT NULL,
	"block_id" text,
	"text" text NOT NULL,
	"staff_id" uuid,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "content_comment_text" CHECK ("content_comment"."text" <> ''),
	CONSTRAINT "content_comment_resolved" CHECK (("content_comment"."resolved_by" is null) = ("content_comment"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "content_draft" (
	"content_id" text PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"review_state" text,
	"review_by" text,
	"review_at" timestamp with time zone,
	"review_note" text,
	"review_revision" integer,
	"publish_at" timestamp with time zone,
	"publish_version" integer,
	"withdraw_at" timestamp with time zone,
	"planned_by_id" uuid,
	"planned_by" text,
	"plan_problem" text,
	CONSTRAINT "content_draft_revision" CHECK ("content_draft"."revision" > 0),
	CONSTRAINT "content_draft_review_state" CHECK ("content_draft"."review_state" in ('asked', 'refused')),
	CONSTRAINT "content_draft_planned_version" CHECK (("content_draft"."publish_at" is null) = ("content_draft"."publish_version" is null))
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"content_id" text NOT NULL,
	"window_id" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"block_id" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_presence_content_id_window_id_pk" PRIMARY KEY("content_id","window_id")
);
--> statement-breakpoint
CREATE TABLE "content_preview" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content_id" text NOT NULL,
	"venture_id" text NOT NULL,
	"version" integer,
	"name" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_preview_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "content_comment" ADD CONSTRAINT "content_comment_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_draft" ADD CONSTRAINT "content_draft_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_preview" ADD CONSTRAINT "content_preview_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comment_content" ON "content_comment" USING btree ("content_id","at");--> statement-breakpoint
CREATE INDEX "content_draft_venture" ON "content_draft" USING btree ("venture_id");--> statement-breakpoint
CREATE INDEX "content_preview_content" ON "content_preview" USING btree ("content_id");