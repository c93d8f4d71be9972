-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sales_order_project" ON "sales_order" USING btree ("customer_id","customer_object_id","order_date");
