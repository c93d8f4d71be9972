ALTER TABLE "sales_order" ADD COLUMN "customer_name" text;--> statement-breakpoint
ALTER TABLE "venture" ADD COLUMN "delivery_modes" text[] DEFAULT '{"GEWOON"}' NOT NULL;