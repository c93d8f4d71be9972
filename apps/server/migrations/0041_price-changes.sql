-- Prices that are shown are cached by article (invalidation/changes.ts): a change names the articles, up to a hundred of
-- them. Tiers are cached too.
CREATE FUNCTION notify_prices() RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  ids integer[];
BEGIN
  IF in_bulk() THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(variant_id) INTO ids
    FROM (SELECT variant_id FROM changed UNION SELECT variant_id FROM before LIMIT 101) AS told;
  ELSE
    SELECT array_agg(variant_id) INTO ids FROM (SELECT DISTINCT variant_id FROM changed LIMIT 101) AS told;
  END IF;
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('bouwpoort_changes', 'prices');
  ELSIF ids IS NOT NULL THEN
    PERFORM pg_notify('bouwpoort_changes', 'prices ' || array_to_string(ids, ','));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "list_price_changed" ON "list_price";--> statement-breakpoint
DROP TRIGGER "price_agreement_changed" ON "price_agreement";--> statement-breakpoint
DO $$
DECLARE
  priced text;
BEGIN
  FOREACH priced IN ARRAY ARRAY['list_price', 'price_agreement', 'price_tier'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_prices()', priced || '_added', priced);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_prices()', priced || '_changed', priced);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_prices()', priced || '_gone', priced);
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_change(''prices'')', priced || '_emptied', priced);
  END LOOP;
END
$$;
