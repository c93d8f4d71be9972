-- The venture of a variant is that of its product, and that of an agreement is that of its variant: one check says both.
ALTER TABLE "variant" DROP CONSTRAINT "variant_venture_id_venture_id_fk";
--> statement-breakpoint
ALTER TABLE "price_agreement" DROP CONSTRAINT "price_agreement_venture_id_venture_id_fk";
--> statement-breakpoint
ALTER TABLE "price_agreement" DROP CONSTRAINT "price_agreement_variant_id_variant_id_fk";
--> statement-breakpoint
DROP INDEX "exchange_reference_created";--> statement-breakpoint
DROP INDEX "price_agreement_customer";--> statement-breakpoint
DROP INDEX "price_agreement_group";--> statement-breakpoint
CREATE UNIQUE INDEX "variant_of_venture" ON "variant" USING btree ("id","venture_id");--> statement-breakpoint
ALTER TABLE "price_agreement" ADD CONSTRAINT "price_agreement_variant_fk" FOREIGN KEY ("variant_id","venture_id") REFERENCES "public"."variant"("id","venture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_reference_created" ON "exchange_reference" USING brin ("created_batch_id");--> statement-breakpoint
CREATE INDEX "price_agreement_customer" ON "price_agreement" USING btree ("customer_id","variant_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "price_agreement_group" ON "price_agreement" USING btree ("venture_id","customer_group","variant_id") WHERE customer_group is not null;