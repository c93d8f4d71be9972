ALTER TABLE "webhook_endpoint" ADD COLUMN "previous_secret" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "previous_secret_until" timestamp with time zone;