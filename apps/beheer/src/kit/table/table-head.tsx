interface HeadOfColumn {
  label: string;
  /** As a `Column` of a `DataTable` has it. */
  className?: string;
  /** Only for people who hear it. */
  isHidden?: boolean;
}

interface TableHeadProps {
  columns: readonly (string | HeadOfColumn)[];
  /** Names the last column, of buttons, for people who hear it; absent where there is none. */
  actions?: string;
  /** The whole head is only for people who hear it. */
  isHidden?: boolean;
}

/** The head of a table of a few rows; lists of records have a `DataTable`. */
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
