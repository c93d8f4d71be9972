import type { cartLines } from './cart.tables.ts';

/** What one line needs besides its cart. */
export type CartLineHeld = Omit<typeof cartLines.$inferSelect, 'cartId'>;

/** Every column of a line, with its SQL. */
const lineColumns: Record<keyof CartLineHeld, string> = {
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
 * With its cart in one question: most carts are short, and asking costs more than reading them. A list for each column
 * rather than an object for each line, because of a long cart most of the JSON would be names.
 */
export const linesByColumn = (from: string) => `(
    select json_build_object(${Object.entries(lineColumns)
      .map(([name, column]) => `'${name}', json_agg(${column})`)
      .join(', ')})
    from (select * from ${from} order by position, id) as line
  ) as lines`;

/** Lists of equal length, or nothing of no lines. */
export type LinesByColumn = { [K in keyof CartLineHeld]: CartLineHeld[K][] | null };

/** As a statement answers it. */
export type ByColumn<Held extends { lines: CartLineHeld[] }> = Omit<Held, 'lines'> & { lines: LinesByColumn };

export function linesOf({ id: ids, ...columns }: LinesByColumn): CartLineHeld[] {
  const { contentId, code, displayName, quantity, productReferenceId, variantReferenceId, position, quoteLineId } =
    columns as { [K in keyof typeof columns]: CartLineHeld[K][] };
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
      }) as CartLineHeld,
  );
}

export function withLines<Held extends { lines: CartLineHeld[] }>(row: ByColumn<Held> | undefined): Held | undefined {
  return row && ({ ...row, lines: linesOf(row.lines) } as Held);
}
