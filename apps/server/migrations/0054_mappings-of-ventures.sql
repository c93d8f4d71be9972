-- A mapping that is there stays usable by every venture: it has none of its own.
ALTER TABLE "exchange_mapping" ADD COLUMN "venture_id" text;--> statement-breakpoint
-- allowed: saved mappings are few, and the column is new
ALTER TABLE "exchange_mapping" ADD CONSTRAINT "exchange_mapping_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- allowed: saved mappings are few
CREATE INDEX "exchange_mapping_venture" ON "exchange_mapping" USING btree ("venture_id");
