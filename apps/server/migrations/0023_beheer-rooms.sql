CREATE TABLE "bulk_row" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"entity_id" text NOT NULL,
	"outcome" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	CONSTRAINT "bulk_row_run_id_position_pk" PRIMARY KEY("run_id","position"),
	CONSTRAINT "bulk_row_outcome" CHECK ("bulk_row"."outcome" in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "bulk_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_run_kind" CHECK ("bulk_run"."kind" in ('resendOrders')),
	CONSTRAINT "bulk_run_total" CHECK ("bulk_run"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_assignment" (
	"order_id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_erp_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_erp_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operation" text NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"answer" text NOT NULL,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "order_erp_try_operation" CHECK ("order_erp_try"."operation" in ('send', 'update', 'cancel')),
	CONSTRAINT "order_erp_try_outcome" CHECK ("order_erp_try"."outcome" in ('taken', 'refused', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"sales_order_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"refunded_before" integer,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "payment_refund_state" CHECK ("payment_refund"."state" in ('asked', 'done', 'refused')),
	CONSTRAINT "payment_refund_amount" CHECK ("payment_refund"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_payment" DROP CONSTRAINT "sandbox_payment_amounts";--> statement-breakpoint
DROP INDEX "customer_name";--> statement-breakpoint
DROP INDEX "sales_order_venture";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "desk_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_view" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "order_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "erp_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "erp_status" integer;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "erp_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_run_id_bulk_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_run" ADD CONSTRAINT "bulk_run_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assignment" ADD CONSTRAINT "order_assignment_order_id_sales_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assignment" ADD CONSTRAINT "order_assignment_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_sales_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_session" ADD CONSTRAINT "view_session_user_id_site_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."site_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_session" ADD CONSTRAINT "view_session_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_erp_try" ADD CONSTRAINT "order_erp_try_order_id_sales_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_payment_order_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_run_staff" ON "bulk_run" USING btree ("staff_id","started_at");--> statement-breakpoint
CREATE INDEX "order_assignment_staff" ON "order_assignment" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_note_staff" ON "order_note" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "view_session_customer" ON "view_session" USING btree ("customer_id","started_at");--> statement-breakpoint
CREATE INDEX "view_session_user" ON "view_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_erp_try_order" ON "order_erp_try" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_refund_payment" ON "payment_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refund_order" ON "payment_refund" USING btree ("sales_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_one_at_a_time" ON "payment_refund" USING btree ("payment_id") WHERE state = 'asked';--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_merged_into_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_by_name" ON "customer" USING btree ("customer_name","customer_id");--> statement-breakpoint
CREATE INDEX "customer_branch" ON "customer" USING btree ("branch_id","customer_name","customer_id");--> statement-breakpoint
CREATE INDEX "customer_by_number" ON "customer" USING btree ("customer_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customer_words" ON "customer" USING gin (to_tsvector('simple', translate("customer_name", '-_/.,:()&+*#@', '             ')));--> statement-breakpoint
CREATE INDEX "mail_message_orders" ON "mail_message" USING gin ("order_ids");--> statement-breakpoint
CREATE INDEX "sales_order_line_delivery" ON "sales_order_line" USING btree ("delivery_date_before","delivery_date_after");--> statement-breakpoint
CREATE INDEX "sales_order_date" ON "sales_order" USING btree ("order_date","order_id");--> statement-breakpoint
CREATE INDEX "sales_order_branch" ON "sales_order" USING btree ("branch_id","order_date","order_id");--> statement-breakpoint
CREATE INDEX "sales_order_amount" ON "sales_order" USING btree ("nett_order_amount","order_id");--> statement-breakpoint
CREATE INDEX "sales_order_venture_amount" ON "sales_order" USING btree ("venture_id","nett_order_amount","order_id");--> statement-breakpoint
CREATE INDEX "sales_order_by_number" ON "sales_order" USING btree ("order_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sales_order_words" ON "sales_order" USING gin (to_tsvector('simple', translate("reference", '-_/.,:()&+*#@', '             ')));--> statement-breakpoint
CREATE INDEX "sales_order_not_at_erp" ON "sales_order" USING btree ("order_date","order_id") WHERE cart_id is not null and erp_received_at is null and status_code <> '90';--> statement-breakpoint
CREATE INDEX "sales_order_held" ON "sales_order" USING btree ("order_date","order_id") WHERE held_for_credit and status_code <> '90';--> statement-breakpoint
CREATE INDEX "customer_name" ON "customer" USING btree ("venture_id","customer_name","customer_id");--> statement-breakpoint
CREATE INDEX "sales_order_venture" ON "sales_order" USING btree ("venture_id","order_date","order_id");--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_erp_tries" CHECK ("sales_order"."erp_tries" >= 0);--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_payment_amounts" CHECK ("sandbox_payment"."amount_cents" >= 0 and "sandbox_payment"."paid_cents" >= 0 and "sandbox_payment"."refunded_cents" between 0 and "sandbox_payment"."paid_cents");--> statement-breakpoint
-- With the columns added above; `credit_used` is what the shop counts.
DROP TRIGGER "customer_touched" ON "customer";--> statement-breakpoint
DO $$
BEGIN
  EXECUTE (
    SELECT format(
      'CREATE TRIGGER customer_touched BEFORE UPDATE OF %s ON customer FOR EACH ROW EXECUTE FUNCTION touch_row()',
      string_agg(quote_ident(attname), ', ')
    )
    FROM pg_attribute
    WHERE attrelid = 'customer'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'credit_used'
  );
END
$$;
