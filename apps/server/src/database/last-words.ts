const lines = 5;

/** Refuses somebody who asks whether it is ready; what follows under the same process number belongs to that. */
const refusal = /\[(\d+)\] FATAL: {2}the database system is /;

/**
 * The end of PostgreSQL's log, without its answers to our asking whether it has started: several a second, they would
 * stand where the reason is looked for.
 */
export function lastWords(log: string): string {
  const said = log.trimEnd().split('\n');
  const refusing = new Set(said.flatMap((line) => refusal.exec(line)?.[1] ?? []));
  const others = said.filter((line) => !refusing.has(/\[(\d+)\]/.exec(line)?.[1] ?? ''));
  return others
    .slice(-lines)
    .map((line) => `  ${line}`)
    .join('\n');
}
