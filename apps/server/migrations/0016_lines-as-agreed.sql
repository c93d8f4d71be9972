ALTER TABLE "sales_order_line" ADD COLUMN "agreed_price" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD COLUMN "agreed_per" integer;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD COLUMN "agreed_unit" text;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD COLUMN "agreed_quantity" numeric(24, 12);--> statement-breakpoint
-- Earlier lines tell their price as it stood on them; where that was for another unit, the amount says for how many.
UPDATE "sales_order_line" SET
  "agreed_price" = "sales_price",
  "agreed_per" = "variant_sales_price_per",
  "agreed_unit" = "variant_price_unit",
  "agreed_quantity" = CASE
    WHEN "variant_price_unit" = "variant_sales_unit" OR "sales_price" = 0 THEN "qty_ordered"
    ELSE round("nett_amount" * "variant_sales_price_per" / "sales_price", 4)
  END;--> statement-breakpoint
ALTER TABLE "sales_order_line" ALTER COLUMN "agreed_price" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_line" ALTER COLUMN "agreed_per" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_line" ALTER COLUMN "agreed_unit" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_line" ALTER COLUMN "agreed_quantity" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_agreement" ADD COLUMN "sales_price_per" integer;--> statement-breakpoint
ALTER TABLE "price_agreement" ADD COLUMN "price_unit" text;--> statement-breakpoint
-- Earlier agreements were for what the list price is for.
UPDATE "price_agreement" SET
  "sales_price_per" = coalesce(
    (SELECT "sales_price_per" FROM "list_price" WHERE "list_price"."variant_id" = "price_agreement"."variant_id"), 1
  ),
  "price_unit" = (SELECT "price_unit" FROM "variant" WHERE "variant"."id" = "price_agreement"."variant_id");--> statement-breakpoint
ALTER TABLE "price_agreement" ALTER COLUMN "sales_price_per" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_agreement" ALTER COLUMN "price_unit" SET NOT NULL;
