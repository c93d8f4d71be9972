interface TableHeadProps {
  columns: readonly string[];
  /** Names the last column, of buttons, for people who hear it; absent where there is none. */
  actions?: string;
}

/** The head of a table of a few rows; lists of records have a `DataTable`. */
export function TableHead({ columns, actions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        {actions !== undefined && (
          <th scope="col">
            <span className="sr-only">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
