CREATE TABLE "branch" (
	"branch_id" text PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"display_name" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"default_branch_location" boolean NOT NULL,
	"bouwshop_services" text[] NOT NULL,
	"showroom_services" text[] NOT NULL,
	"assortment" text[] NOT NULL,
	"image_url" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_closure" (
	"id" integer PRIMARY KEY NOT NULL,
	"venture_id" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cut_off_time" (
	"branch_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"method" text NOT NULL,
	"time" time(0) NOT NULL,
	"lead_days" integer NOT NULL,
	CONSTRAINT "cut_off_time_branch_id_weekday_method_pk" PRIMARY KEY("branch_id","weekday","method")
);
--> statement-breakpoint
CREATE TABLE "opening_deviation" (
	"branch_id" text NOT NULL,
	"department" text NOT NULL,
	"day" date NOT NULL,
	"opens" time(0),
	"closes" time(0),
	"note" text NOT NULL,
	CONSTRAINT "opening_deviation_branch_id_department_day_pk" PRIMARY KEY("branch_id","department","day")
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"branch_id" text NOT NULL,
	"department" text NOT NULL,
	"weekday" integer NOT NULL,
	"opens" time(0) NOT NULL,
	"closes" time(0) NOT NULL,
	CONSTRAINT "opening_hours_branch_id_department_weekday_opens_pk" PRIMARY KEY("branch_id","department","weekday","opens")
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"code" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"branch_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle" (
	"id" integer PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"name" text NOT NULL,
	"bundle_code" text NOT NULL,
	"unit_ratio" numeric(14, 6) NOT NULL,
	"price_per" integer NOT NULL,
	"gtin" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"parent_id" integer,
	"content_type" text NOT NULL,
	"name" text NOT NULL,
	"route_segment" text NOT NULL,
	"url" text NOT NULL,
	"image_url" text,
	"introduction_text" text NOT NULL,
	"body_text" text NOT NULL,
	"body_intro_text" text NOT NULL,
	"position" integer NOT NULL,
	"ancestors" integer[] NOT NULL,
	CONSTRAINT "category_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "feature" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"is_filter" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"category_id" integer NOT NULL,
	"ancestors" integer[] NOT NULL,
	"name" text NOT NULL,
	"route_segment" text NOT NULL,
	"url" text NOT NULL,
	"brand" text NOT NULL,
	"line" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"start_publish" timestamp with time zone NOT NULL,
	"stop_publish" timestamp with time zone,
	"market_filter" text[] NOT NULL,
	"commercial_description" text NOT NULL,
	"display_variants_by" text NOT NULL,
	"usp_list" text[] NOT NULL,
	"display_image" text,
	"image_assets" text[] NOT NULL,
	"download_assets" jsonb NOT NULL,
	"vat_rate" integer NOT NULL,
	"order_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" integer PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"venture_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"route_segment" text NOT NULL,
	"supplier_code" text NOT NULL,
	"variation_sku" text NOT NULL,
	"status" text NOT NULL,
	"status_code" text NOT NULL,
	"display_by_value" text NOT NULL,
	"image_assets" text[] NOT NULL,
	"download_assets" jsonb NOT NULL,
	"sales_unit" text NOT NULL,
	"price_unit" text NOT NULL,
	"stock_unit" text NOT NULL,
	"stock_item" boolean NOT NULL,
	"start_publish" timestamp with time zone NOT NULL,
	"stop_publish" timestamp with time zone,
	"market_filter" text[] NOT NULL,
	"feature_list" jsonb NOT NULL,
	"ib_feature_list" jsonb NOT NULL,
	"usp_list" text[] NOT NULL,
	"application_instructions" text NOT NULL,
	"processing" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" text PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"venture_id" text NOT NULL,
	"parent_id" text,
	"content_type" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"route_segment" text NOT NULL,
	"position" integer NOT NULL,
	"disable_indexing" boolean NOT NULL,
	"disable_following" boolean NOT NULL,
	"page_image_url" text,
	"background_image_url" text,
	"published_at" timestamp with time zone NOT NULL,
	"properties" jsonb NOT NULL,
	CONSTRAINT "content_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"address_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"project_id" integer,
	"address_type" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"house_number_addition" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country_code" text NOT NULL,
	"email" text,
	"daytime_phone_number" text,
	"shipping_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"chamber_of_commerce_number" text,
	"customer_group" text NOT NULL,
	"branch_id" text,
	"has_deliverystop" boolean NOT NULL,
	"has_orderstop" boolean NOT NULL,
	"counter_ticket_mandatory" boolean NOT NULL,
	"customer_object_mandatory" boolean NOT NULL,
	"customer_name_mandatory" boolean NOT NULL,
	"reference_number_mandatory" boolean NOT NULL,
	"is_inactive" boolean NOT NULL,
	"credit_limit" numeric(14, 2),
	"credit_used" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"venture_id" text,
	"customer_id" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"is_guest_account" boolean NOT NULL,
	"dynamics" boolean NOT NULL,
	"branch_id" text,
	"is_manager" boolean NOT NULL,
	"use_order_api_codit" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"is_blocked" boolean NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"path" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea",
	"drawing" jsonb
);
--> statement-breakpoint
CREATE TABLE "navigation" (
	"venture_id" text PRIMARY KEY NOT NULL,
	"header_links" jsonb NOT NULL,
	"footer_links" jsonb NOT NULL,
	"secondary_links" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_order_line" (
	"order_id" text NOT NULL,
	"line_number" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"variant_content_guid" uuid NOT NULL,
	"variant_code" text NOT NULL,
	"variant_display_name" text NOT NULL,
	"variant_sales_unit" text NOT NULL,
	"variant_price_unit" text NOT NULL,
	"variant_sales_price_per" integer NOT NULL,
	"qty_ordered" numeric(14, 4) NOT NULL,
	"sales_price" numeric(14, 4) NOT NULL,
	"nett_amount" numeric(14, 2) NOT NULL,
	"vat_rate" integer NOT NULL,
	"delivery_date_after" date NOT NULL,
	"delivery_date_before" date NOT NULL,
	CONSTRAINT "sales_order_line_order_id_line_number_pk" PRIMARY KEY("order_id","line_number")
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"site_user_id" uuid,
	"order_date" timestamp with time zone NOT NULL,
	"branch_id" text NOT NULL,
	"reference" text NOT NULL,
	"requisition_form" text NOT NULL,
	"order_text" text NOT NULL,
	"customer_object_id" text NOT NULL,
	"customer_object_name" text NOT NULL,
	"order_type_id" text NOT NULL,
	"delivery_mode_id" text NOT NULL,
	"delivery_condition_id" text NOT NULL,
	"payment_terms_id" text NOT NULL,
	"status_code" text NOT NULL,
	"release_status" text NOT NULL,
	"item_totals_amount" numeric(14, 2) NOT NULL,
	"order_costs_amount" numeric(14, 2) NOT NULL,
	"nett_order_amount" numeric(14, 2) NOT NULL,
	"nett_order_amount_incl_vat" numeric(14, 2) NOT NULL,
	"total_vats" jsonb NOT NULL,
	"invoice_address" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"alternate" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_price" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"price_delivery" numeric(14, 4) NOT NULL,
	"price_pickup" numeric(14, 4) NOT NULL,
	"sales_price_per" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_agreement" (
	"id" integer PRIMARY KEY NOT NULL,
	"venture_id" text NOT NULL,
	"customer_id" text,
	"customer_group" text,
	"variant_id" integer NOT NULL,
	"price_delivery" numeric(14, 4) NOT NULL,
	"price_pickup" numeric(14, 4) NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "price_tier" (
	"variant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ladder_quantity" numeric(14, 4) NOT NULL,
	"ladder_unit_id" text NOT NULL,
	"price_delivery" numeric(14, 4) NOT NULL,
	"price_pickup" numeric(14, 4) NOT NULL,
	CONSTRAINT "price_tier_variant_id_kind_ladder_quantity_pk" PRIMARY KEY("variant_id","kind","ladder_quantity")
);
--> statement-breakpoint
CREATE TABLE "registered_company" (
	"id" integer PRIMARY KEY NOT NULL,
	"kvk_nummer" text NOT NULL,
	"naam" text NOT NULL,
	"straatnaam" text NOT NULL,
	"huisnummer" integer NOT NULL,
	"huisnummer_toevoeging" text NOT NULL,
	"postcode" text NOT NULL,
	"plaats" text NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer NOT NULL,
	"warehouse_code" integer NOT NULL,
	"purchase_available_quantity" numeric(14, 4) NOT NULL,
	CONSTRAINT "stock_variant_id_warehouse_code_pk" PRIMARY KEY("variant_id","warehouse_code")
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"language" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translation_language_namespace_key_pk" PRIMARY KEY("language","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "venture" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"catalog_id" text NOT NULL,
	"has_shop" boolean NOT NULL,
	"dynamics" boolean NOT NULL,
	"disable_ordering" boolean NOT NULL,
	"disable_pricing" boolean NOT NULL,
	"disable_stock_information" boolean NOT NULL,
	"download_pricelist" boolean NOT NULL,
	"download_pricelist_formats" text[] NOT NULL,
	"guest_debit_number" text,
	"accent_color" text NOT NULL,
	"position" integer NOT NULL,
	"presentation" jsonb NOT NULL,
	CONSTRAINT "venture_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_closure" ADD CONSTRAINT "calendar_closure_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cut_off_time" ADD CONSTRAINT "cut_off_time_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_deviation" ADD CONSTRAINT "opening_deviation_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle" ADD CONSTRAINT "bundle_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation" ADD CONSTRAINT "navigation_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD CONSTRAINT "sales_order_line_order_id_sales_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_price" ADD CONSTRAINT "list_price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agreement" ADD CONSTRAINT "price_agreement_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agreement" ADD CONSTRAINT "price_agreement_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tier" ADD CONSTRAINT "price_tier_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_code_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouse"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branch_venture" ON "branch" USING btree ("venture_id","position");--> statement-breakpoint
CREATE INDEX "bundle_variant" ON "bundle" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "bundle_gtin" ON "bundle" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("venture_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "product_category" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_url" ON "product" USING btree ("url");--> statement-breakpoint
CREATE INDEX "product_venture" ON "product" USING btree ("venture_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "variant_guid" ON "variant" USING btree ("guid");--> statement-breakpoint
CREATE UNIQUE INDEX "variant_code" ON "variant" USING btree ("venture_id","code");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "content_parent" ON "content" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "content_venture" ON "content" USING btree ("venture_id","content_type");--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_venture" ON "customer" USING btree ("venture_id");--> statement-breakpoint
CREATE INDEX "project_customer" ON "project" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_user_email" ON "site_user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "site_user_customer" ON "site_user" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sales_order_line_product" ON "sales_order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "sales_order_customer" ON "sales_order" USING btree ("customer_id","order_date");--> statement-breakpoint
CREATE INDEX "price_agreement_customer" ON "price_agreement" USING btree ("customer_id","variant_id");--> statement-breakpoint
CREATE INDEX "price_agreement_group" ON "price_agreement" USING btree ("venture_id","customer_group","variant_id");--> statement-breakpoint
CREATE INDEX "registered_company_kvk" ON "registered_company" USING btree ("kvk_nummer");--> statement-breakpoint
CREATE INDEX "registered_company_address" ON "registered_company" USING btree ("postcode","huisnummer");