CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1;--> statement-breakpoint
CREATE TABLE "concept_order" (
	"cart_id" integer PRIMARY KEY NOT NULL,
	"cart_version" integer NOT NULL,
	"concept" jsonb NOT NULL,
	"is_order_on_time" boolean NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erp_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"times_offered" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"source" text NOT NULL,
	"provider_status" integer,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"order_id" text PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"site_user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"venture_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"concept" jsonb NOT NULL,
	"provider" text NOT NULL,
	"option_id" text,
	"sub_option_id" text,
	"provider_id" text,
	"redirect_url" text,
	"status" text NOT NULL,
	"follow_up" text,
	"confirmation" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"exchange_url" text NOT NULL,
	"option_id" text,
	"sub_option_id" text,
	"status_code" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "cart_id" integer;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "delivery_window" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "held_for_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "erp_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "concept_order" ADD CONSTRAINT "concept_order_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_event_order" ON "payment_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_cart" ON "payment" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("settled_at","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_order_of_cart" ON "sales_order" USING btree ("cart_id","delivery_window");--> statement-breakpoint
CREATE INDEX "sales_order_reference" ON "sales_order" USING btree ("customer_id","reference");