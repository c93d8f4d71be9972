DROP INDEX "exchange_reference_ours";--> statement-breakpoint
ALTER TABLE "exchange_reference" DROP CONSTRAINT "exchange_reference_source_id_venture_id_entity_external_id_pk";--> statement-breakpoint
ALTER TABLE "exchange_reference" ADD CONSTRAINT "exchange_reference_pk" PRIMARY KEY("external_id","entity","source_id","venture_id");--> statement-breakpoint
CREATE INDEX "exchange_reference_ours" ON "exchange_reference" USING btree ("our_id","entity","source_id");