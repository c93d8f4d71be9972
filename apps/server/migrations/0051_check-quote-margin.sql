-- Every venture has the default of the column.
ALTER TABLE "venture" VALIDATE CONSTRAINT "venture_min_quote_margin";
