/**
 * Columns are identified by their headers, so of equal ones only the first is read, and one without a header is
 * ignored.
 */
export type ColumnUse = 'usable' | 'repeated' | 'nameless';

export function usesOfColumns(names: readonly string[]): ColumnUse[] {
  const heads = names.map((name) => name.trim().toLowerCase());
  return heads.map((head, index) => {
    if (head === '') return 'nameless';
    return heads.indexOf(head) < index ? 'repeated' : 'usable';
  });
}
