ALTER TABLE "product" ADD COLUMN "imported_image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "imported_image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- Their lists of columns have the new one.
DROP TRIGGER "product_touched" ON "product";
--> statement-breakpoint
DROP TRIGGER "product_stamped" ON "product";
--> statement-breakpoint
DO $$
DECLARE
  made record;
BEGIN
  FOR made IN VALUES ('product_touched', 'touch_row', '{ancestors,order_count,changed_in}'::name[]),
    ('product_stamped', 'stamp_change', '{order_count,changed_in}')
  LOOP
    EXECUTE (
      SELECT format('CREATE TRIGGER %I BEFORE UPDATE OF %s ON product FOR EACH ROW EXECUTE FUNCTION %I()',
        made.column1, string_agg(quote_ident(attname), ', '), made.column2)
      FROM pg_attribute
      WHERE attrelid = 'product'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL (made.column3)
    );
  END LOOP;
END
$$;
