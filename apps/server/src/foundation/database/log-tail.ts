const maxLines = 5;

/** PostgreSQL logs this for every connection attempt while it starts; later lines of that process belong to it. */
const startupRefusal = /\[(\d+)\] FATAL: {2}the database system is /;

/**
 * The end of PostgreSQL's log, without the refused connections of our readiness check: there are several a second, and
 * they would hide the cause of a failed start.
 */
export function logTail(log: string): string {
  const allLines = log.trimEnd().split('\n');
  const refusing = new Set(allLines.flatMap((line) => startupRefusal.exec(line)?.[1] ?? []));
  const others = allLines.filter((line) => !refusing.has(/\[(\d+)\]/.exec(line)?.[1] ?? ''));
  return others
    .slice(-maxLines)
    .map((line) => `  ${line}`)
    .join('\n');
}
