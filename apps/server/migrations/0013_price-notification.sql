-- Prices that are shown are kept in memory (invalidation/changes.ts, kind prices).
CREATE TRIGGER "list_price_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "list_price"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('prices');--> statement-breakpoint
CREATE TRIGGER "price_agreement_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_agreement"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('prices');
