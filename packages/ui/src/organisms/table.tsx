import type { ReactNode } from 'react';
import { Anchor } from '../atoms/anchor.tsx';
import { Icon } from '../atoms/icon.tsx';
import { classNames } from '../class-names.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts are right-aligned; other figures (numbers, dates) are tabular and do not wrap. */
  kind?: 'text' | 'figures' | 'amount';
  /** Its position when rows are stacked on a phone; the first two columns form the first line. */
  stacked?: 'left' | 'right' | 'full' | 'hidden';
  sort?: { href: string; direction?: 'ascending' | 'descending' };
}

interface TableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the whole row a link; the first cell contains it. */
  rowHref?: (row: Row) => string;
}

function cellClass(column: TableColumn<never>): string {
  return classNames(
    column.kind === 'amount' && 'r',
    column.kind === 'figures' && 'n',
    column.stacked === 'right' && 'm-r',
    column.stacked === 'hidden' && 'hide-s',
  );
}

function Header<Row>({ column }: { column: TableColumn<Row> }) {
  if (!column.sort) return column.header;
  const { href, direction } = column.sort;
  return (
    <Anchor className="sort" href={href} aria-current={direction && 'true'}>
      {column.header}
      <Icon
        name={direction === 'ascending' ? 'arrow-up' : direction === 'descending' ? 'arrow-down' : 'chevron-updown'}
        size="small"
      />
    </Anchor>
  );
}

export function Table<Row>({ caption, columns, rows, rowKey, rowHref }: TableProps<Row>) {
  return (
    <table className="data-table data-table--stack">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={cellClass(column)} aria-sort={column.sort?.direction}>
              <Header column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={classNames(rowHref && 'is-link')}>
            {columns.map((column, index) => (
              <td key={column.id} className={cellClass(column)} data-full={column.stacked === 'full' || undefined}>
                {index === 0 && rowHref ? <Anchor href={rowHref(row)}>{column.cell(row)}</Anchor> : column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
