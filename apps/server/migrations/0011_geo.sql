CREATE TABLE "postal_address" (
	"postal_code" text NOT NULL,
	"first_house_number" integer NOT NULL,
	"last_house_number" integer NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_position" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "postal_address_code" ON "postal_address" USING btree ("postal_code","first_house_number");