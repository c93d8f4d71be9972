interface HeadOfColumn {
  label: string;
  /** Like `className` of a `Column` of a `DataTable`. */
  className?: string;
  /** Only for screen readers. */
  isHidden?: boolean;
}

interface TableHeadProps {
  columns: readonly (string | HeadOfColumn)[];
  /** The accessible name of the last column, with buttons; absent where there is none. */
  actions?: string;
  /** The whole header is only for screen readers. */
  isHidden?: boolean;
}

/** The header of a small table; lists of records use a `DataTable`. */
export function TableHead({ columns, actions, isHidden }: TableHeadProps) {
  const heads: readonly (string | HeadOfColumn)[] =
    actions === undefined ? columns : [...columns, { label: actions, isHidden: true }];
  return (
    <thead className={isHidden ? 'sr-only' : undefined}>
      <tr>
        {heads
          .map((head): HeadOfColumn => (typeof head === 'string' ? { label: head } : head))
          .map((head) => (
            <th key={head.label} scope="col" className={head.className}>
              {head.isHidden ? <span className="sr-only">{head.label}</span> : head.label}
            </th>
          ))}
      </tr>
    </thead>
  );
}
