CREATE TABLE "quote_hold" (
	"payment_id" text NOT NULL,
	"cart_id" integer NOT NULL,
	"quote_line_id" integer NOT NULL,
	"quantity" numeric(14, 4) NOT NULL,
	CONSTRAINT "quote_hold_payment_id_quote_line_id_pk" PRIMARY KEY("payment_id","quote_line_id"),
	CONSTRAINT "quote_hold_quantity" CHECK ("quote_hold"."quantity" > 0 and "quote_hold"."quantity" <> 'NaN')
);
--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "is_ours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "venture" ADD COLUMN "min_quote_margin" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_hold" ADD CONSTRAINT "quote_hold_quote_line_id_quote_offer_line_id_fk" FOREIGN KEY ("quote_line_id") REFERENCES "public"."quote_offer_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_hold_line" ON "quote_hold" USING btree ("quote_line_id","cart_id");--> statement-breakpoint
CREATE INDEX "quote_hold_cart" ON "quote_hold" USING btree ("cart_id");--> statement-breakpoint
ALTER TABLE "venture" ADD CONSTRAINT "venture_min_quote_margin" CHECK ("venture"."min_quote_margin" between 0 and 90) NOT VALID;