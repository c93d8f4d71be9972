import type { CountedCalls } from '../http/call-counts.ts';

/** The messages between the processes of one program. */
export type ProcessMessage =
  /** To a worker: the database is ready. */
  | { kind: 'serve'; databaseUrl: string }
  /** From a worker: it can serve every request. */
  | { kind: 'ready' }
  /** To a worker, with a visitor's connection; and back when that connection has ended. */
  | { kind: 'connection' }
  | { kind: 'connectionEnded' }
  /** To a worker. Signals are not used: a terminal and a service manager send theirs to all processes at once. */
  | { kind: 'stop' }
  /** Between workers: calls counted since the last message. */
  | { kind: 'counted'; calls: CountedCalls };
