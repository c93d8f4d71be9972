DROP INDEX "site_user_email";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "starting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_flagged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "site_user_email" ON "site_user" USING btree (lower("email")) WHERE not ("site_user"."is_guest_account" and "site_user"."password_hash" is null);