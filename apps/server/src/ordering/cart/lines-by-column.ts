import type { cartLines } from './cart.tables.ts';

/** A line without the id of its cart. */
export type CartLineRow = Omit<typeof cartLines.$inferSelect, 'cartId'>;

/** Every column of a line, with its SQL. */
const lineColumns: Record<keyof CartLineRow, string> = {
  id: 'id',
  contentId: 'content_id',
  code: 'code',
  displayName: 'display_name',
  quantity: 'quantity::text',
  productReferenceId: 'product_reference_id',
  variantReferenceId: 'variant_reference_id',
  position: 'position',
  quoteLineId: 'quote_line_id',
};

/**
 * The lines in the same query as their cart, which saves a round trip. As a list per column instead of an object per
 * line, because for a long cart most of the JSON would be property names.
 */
export const linesByColumn = (from: string) => `(
    select json_build_object(${Object.entries(lineColumns)
      .map(([name, column]) => `'${name}', json_agg(${column})`)
      .join(', ')})
    from (select * from ${from} order by position, id) as line
  ) as lines`;

/** Lists of equal length; null if there are no lines. */
export type LinesByColumn = { [K in keyof CartLineRow]: CartLineRow[K][] | null };

/** The row as the statement returns it. */
export type ByColumn<Row extends { lines: CartLineRow[] }> = Omit<Row, 'lines'> & { lines: LinesByColumn };

export function toCartLines({ id: ids, ...columns }: LinesByColumn): CartLineRow[] {
  const { contentId, code, displayName, quantity, productReferenceId, variantReferenceId, position, quoteLineId } =
    columns as { [K in keyof typeof columns]: CartLineRow[K][] };
  return (ids ?? []).map(
    (id, at) =>
      ({
        id,
        contentId: contentId[at],
        code: code[at],
        displayName: displayName[at],
        quantity: quantity[at],
        productReferenceId: productReferenceId[at],
        variantReferenceId: variantReferenceId[at],
        position: position[at],
        quoteLineId: quoteLineId[at],
      }) as CartLineRow,
  );
}

export function withLines<Row extends { lines: CartLineRow[] }>(row: ByColumn<Row> | undefined): Row | undefined {
  return row && ({ ...row, lines: toCartLines(row.lines) } as Row);
}
