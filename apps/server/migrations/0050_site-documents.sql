CREATE TABLE "building_site_document_chunk" (
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "building_site_document_chunk_document_id_position_pk" PRIMARY KEY("document_id","position")
);
--> statement-breakpoint
CREATE TABLE "building_site_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "building_site_document_size" CHECK ("building_site_document"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "building_site_document_chunk" ADD CONSTRAINT "building_site_document_chunk_document_id_building_site_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."building_site_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_site_document" ADD CONSTRAINT "building_site_document_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "building_site_document_project" ON "building_site_document" USING btree ("project_id");