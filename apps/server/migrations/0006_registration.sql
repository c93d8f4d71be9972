CREATE SEQUENCE "public"."customer_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1;--> statement-breakpoint
CREATE TABLE "used_captcha_challenge" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_invitation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_address" text NOT NULL,
	"venture_id" text NOT NULL,
	"accepted_terms_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"idempotency_key" text
);
--> statement-breakpoint
CREATE TABLE "registration_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"manager_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"venture_id" text NOT NULL,
	"customer_id" text,
	"branch_id" text NOT NULL,
	"chamber_of_commerce_number" text NOT NULL,
	"business_name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" integer NOT NULL,
	"house_number_suffix" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"newsletter" boolean NOT NULL,
	"customer_card" boolean NOT NULL,
	"accepted_terms_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_invitation" ADD CONSTRAINT "registration_invitation_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_link" ADD CONSTRAINT "registration_link_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_link" ADD CONSTRAINT "registration_link_manager_id_site_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."site_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_user_id_site_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."site_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_captcha_challenge_expires" ON "used_captcha_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_invitation_email" ON "registration_invitation" USING btree (lower("email_address"));--> statement-breakpoint
CREATE INDEX "registration_link_registration" ON "registration_link" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "registration_user" ON "registration" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_customer" ON "registration" USING btree ("customer_id","state");