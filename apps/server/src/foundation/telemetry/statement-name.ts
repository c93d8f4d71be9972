const operations = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'] as const;
type Operation = (typeof operations)[number] | 'other';

interface StatementName {
  operation: Operation;
  /** The operation and its first table: no column, no value. */
  name: string;
}

/** A statement of a list or a search can be very long, and its table comes after the first `from`. */
const readAtMost = 4000;

const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i;

/** The name of a statement in a trace. */
export function statementName(text: string): StatementName {
  const start = text.slice(0, readAtMost);
  const word = start.match(/^[\s(]*(\w+)/)?.[1]?.toLowerCase();
  const operation = operations.find((one) => one === word) ?? 'other';
  if (operation === 'begin' || operation === 'commit' || operation === 'rollback')
    return { operation, name: operation };
  const outside = operation === 'select' ? withoutSubqueries(start).match(table) : null;
  const about = (outside ?? start.match(table))?.[1]?.toLowerCase();
  return { operation, name: [operation === 'other' ? (word ?? 'other') : operation, about].filter(Boolean).join(' ') };
}

/** A column may be a subquery, whose table is not the one of the statement. */
function withoutSubqueries(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, '');
  return less === text ? text : withoutSubqueries(less);
}
