CREATE TABLE "site_user_project" (
	"site_user_id" uuid NOT NULL,
	"project_id" integer NOT NULL,
	CONSTRAINT "site_user_project_site_user_id_project_id_pk" PRIMARY KEY("site_user_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "cart" DROP CONSTRAINT "cart_status";--> statement-breakpoint
ALTER TABLE "site_user" ADD COLUMN "member_role" text DEFAULT 'buyer' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_user" ADD COLUMN "sees_prices" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_user" ADD COLUMN "max_per_order" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "site_user" ADD COLUMN "max_per_month" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "site_user" ADD COLUMN "all_projects" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD COLUMN "quote_number" text;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD COLUMN "quote_line_id" integer;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "approved_by" text[];--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "cost_centre" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "site_access" jsonb;--> statement-breakpoint
ALTER TABLE "site_user_project" ADD CONSTRAINT "site_user_project_site_user_id_site_user_id_fk" FOREIGN KEY ("site_user_id") REFERENCES "public"."site_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_user_project" ADD CONSTRAINT "site_user_project_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- allowed: the table is new
CREATE INDEX "site_user_project_project" ON "site_user_project" USING btree ("project_id");--> statement-breakpoint
-- allowed: it lets through all that it did before, and carts are few
ALTER TABLE "cart" ADD CONSTRAINT "cart_status" CHECK ("cart"."status" in ('open', 'waiting', 'ordered'));--> statement-breakpoint
-- allowed: users are few, and the column is new
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_member_role" CHECK ("site_user"."member_role" in ('buyer', 'requester', 'viewer'));--> statement-breakpoint
-- allowed: users are few, and the column is new
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_max_per_order" CHECK ("site_user"."max_per_order" >= 0 and "site_user"."max_per_order" <> 'NaN');--> statement-breakpoint
-- allowed: users are few, and the column is new
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_max_per_month" CHECK ("site_user"."max_per_month" >= 0 and "site_user"."max_per_month" <> 'NaN');