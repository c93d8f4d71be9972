-- Each venture has its own names. The name alone can be taken twice from now on.
-- allowed: the release before can read mappings; only saving one in Beheer fails until it is replaced
ALTER TABLE "exchange_mapping" DROP CONSTRAINT "exchange_mapping_pkey";--> statement-breakpoint
-- allowed: saved mappings are few, and their names were unique
ALTER TABLE "exchange_mapping" ADD CONSTRAINT "exchange_mapping_name" UNIQUE NULLS NOT DISTINCT("name","venture_id");
