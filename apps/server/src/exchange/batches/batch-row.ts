import type { Feed } from '../writing/feed.ts';

/** A batch in progress. */
export interface BatchRow extends Feed {
  id: number;
  mode: 'merge' | 'replace';
  dryRun: boolean;
  allowVanishing: number | null;
  paused: boolean;
  state: 'queued' | 'running' | 'finished' | 'failed' | 'undoing' | 'undone';
  lines: number;
  workLines: number | null;
  doneLine: number;
}
