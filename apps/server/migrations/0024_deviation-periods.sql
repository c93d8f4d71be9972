CREATE TABLE "opening_deviation_period" (
	"branch_id" text NOT NULL,
	"department" text NOT NULL,
	"day" date NOT NULL,
	"opens" time(0) NOT NULL,
	"closes" time(0) NOT NULL,
	CONSTRAINT "opening_deviation_period_branch_id_department_day_opens_pk" PRIMARY KEY("branch_id","department","day","opens")
);
--> statement-breakpoint
ALTER TABLE "opening_deviation_period" ADD CONSTRAINT "opening_deviation_period_day_fk" FOREIGN KEY ("branch_id","department","day") REFERENCES "public"."opening_deviation"("branch_id","department","day") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
INSERT INTO "opening_deviation_period" ("branch_id", "department", "day", "opens", "closes")
SELECT "branch_id", "department", "day", "opens", "closes" FROM "opening_deviation"
WHERE "opens" IS NOT NULL AND "closes" IS NOT NULL;--> statement-breakpoint
-- A row from before this rule stays as it is, and the start names the rule.
ALTER TABLE "opening_deviation_period" ADD CONSTRAINT "opening_deviation_period_order" CHECK ("opening_deviation_period"."opens" < "opening_deviation_period"."closes") NOT VALID;--> statement-breakpoint
DO $$
BEGIN
  ALTER TABLE "opening_deviation_period" VALIDATE CONSTRAINT "opening_deviation_period_order";
EXCEPTION WHEN check_violation THEN
  RAISE NOTICE 'some deviating days close before they open';
END
$$;--> statement-breakpoint
ALTER TABLE "opening_deviation" DROP CONSTRAINT "opening_deviation_period";--> statement-breakpoint
ALTER TABLE "opening_deviation" DROP COLUMN "opens";--> statement-breakpoint
ALTER TABLE "opening_deviation" DROP COLUMN "closes";--> statement-breakpoint
CREATE TRIGGER "opening_deviation_period_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "opening_deviation_period"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('branches');
