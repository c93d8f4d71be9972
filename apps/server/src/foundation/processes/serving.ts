import type { Socket } from 'node:net';

export interface Serving {
  /** Resolves when every request can be served; rejects when it cannot be started. */
  ready: Promise<void>;
  /** Takes a visitor's connection from the process that owns the port. */
  takeConnection?: (socket: Socket | undefined) => void;
  /** Finishes what is under way and releases everything, as far as the database lets it. */
  stop(): Promise<void>;
}
