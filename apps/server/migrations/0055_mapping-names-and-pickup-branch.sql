ALTER TABLE "cart" ADD COLUMN "pickup_branch_id" text;--> statement-breakpoint
-- Each venture has its own names for mappings: the name alone can be taken twice from now on.
-- allowed: the release before can read mappings; only saving one in Beheer fails until it is replaced
ALTER TABLE "exchange_mapping" DROP CONSTRAINT "exchange_mapping_pkey";--> statement-breakpoint
-- allowed: saved mappings are few
ALTER TABLE "exchange_mapping" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "exchange_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
-- allowed: saved mappings are few, and their names were unique
ALTER TABLE "exchange_mapping" ADD CONSTRAINT "exchange_mapping_name" UNIQUE NULLS NOT DISTINCT("name","venture_id");
