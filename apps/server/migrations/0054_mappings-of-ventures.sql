ALTER TABLE "exchange_mapping" ADD COLUMN "venture_id" text;--> statement-breakpoint
ALTER TABLE "exchange_mapping" ADD CONSTRAINT "exchange_mapping_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_mapping_venture" ON "exchange_mapping" USING btree ("venture_id");