-- Of all products of a venture at once, and of one part: after changes in bulk.
CREATE FUNCTION renew_gaps_of_venture(venture text, gap text) RETURNS void
  LANGUAGE sql
AS $$
  WITH lacking AS MATERIALIZED (
    SELECT DISTINCT v.product_id AS id FROM variant v
    WHERE gap = 'price' AND v.venture_id = venture AND NOT EXISTS (
      SELECT FROM list_price l WHERE l.variant_id = v.id AND l.price_delivery > 0)
    UNION ALL
    SELECT p.id FROM product p
    WHERE gap = 'stock' AND p.venture_id = venture AND NOT EXISTS (
      SELECT FROM variant v JOIN stock s ON s.variant_id = v.id
      WHERE v.product_id = p.id AND s.purchase_available_quantity > 0)
  ), filled AS (
    DELETE FROM product_gap g USING product p
    WHERE g.part = gap AND p.id = g.product_id AND p.venture_id = venture
      AND NOT EXISTS (SELECT FROM lacking l WHERE l.id = g.product_id)
  )
  INSERT INTO product_gap (product_id, part) SELECT id, gap FROM lacking ORDER BY id ON CONFLICT DO NOTHING;
$$;
