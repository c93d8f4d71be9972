ALTER TABLE "venture" ADD COLUMN "domain" text;--> statement-breakpoint
ALTER TABLE "venture" ADD CONSTRAINT "venture_domain_unique" UNIQUE("domain");--> statement-breakpoint
ALTER TABLE "venture" ADD CONSTRAINT "venture_domain" CHECK ("venture"."domain" ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$');