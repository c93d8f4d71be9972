CREATE TABLE "cart_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"content_id" uuid NOT NULL,
	"code" text NOT NULL,
	"display_name" text NOT NULL,
	"quantity" numeric(14, 4) NOT NULL,
	"product_reference_id" text NOT NULL,
	"variant_reference_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_line_once" UNIQUE("cart_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"site_user_id" uuid NOT NULL,
	"venture_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"sales_order_id" text,
	"shipping_method_id" text,
	"shipping_address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_answer" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answer_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_site_user_id_site_user_id_fk" FOREIGN KEY ("site_user_id") REFERENCES "public"."site_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open" ON "cart" USING btree ("site_user_id","venture_id","name") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "kept_answer_age" ON "kept_answer" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER "branch_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "branch"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('branches');--> statement-breakpoint
CREATE TRIGGER "warehouse_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "warehouse"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('branches');--> statement-breakpoint
CREATE TRIGGER "opening_hours_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "opening_hours"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('branches');--> statement-breakpoint
CREATE TRIGGER "opening_deviation_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "opening_deviation"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('branches');--> statement-breakpoint
CREATE TRIGGER "cut_off_time_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cut_off_time"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('branches');--> statement-breakpoint
CREATE TRIGGER "calendar_closure_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "calendar_closure"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('branches');
