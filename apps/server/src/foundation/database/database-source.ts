import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { StartError } from '../config/start-error.ts';
import { claimDataDir, demoSecrets } from './data-dir.ts';
import { withoutPassword } from './database.ts';
import { runningPostgresUrl, startEmbeddedPostgres } from './embedded-postgres.ts';

export interface DatabaseSource {
  url: string;
  /** For the line of the start that names the database. */
  description: string;
  /** Resolves when it ended for good; an external database is restarted by its operator. */
  lost: Promise<StartError>;
  /** Stops a database that was started for it; an external database is left running. */
  stop(): Promise<void>;
}

/** The operator's PostgreSQL, or an embedded one in the data folder; the rest of the program treats them the same. */
export async function openDatabaseSource(config: Config): Promise<DatabaseSource> {
  if (config.databaseUrl) {
    const url = config.databaseUrl;
    return { url, description: withoutPassword(url), lost: new Promise(() => undefined), stop: async () => undefined };
  }
  const release = claimDataDir(config.dataDir);
  const { databasePassword } = demoSecrets(config.dataDir);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, password: databasePassword, durable: true });
  return {
    url: embedded.url,
    description: `embedded PostgreSQL${embedded.home === config.dataDir ? '' : `, its files in ${embedded.home}`}`,
    lost: embedded.lost,
    stop: async () => {
      await embedded.stop();
      release();
    },
  };
}

export async function withDatabaseUrl(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  const source = await openDatabaseSource(config);
  try {
    await work(source.url);
  } finally {
    await source.stop();
  }
}

/** For commands that may run beside the program, which is notified of their changes by NOTIFY. */
export async function besideRunningProgram(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  const running = existsSync(join(config.dataDir, 'secrets.json'))
    ? runningPostgresUrl(config.dataDir, demoSecrets(config.dataDir).databasePassword)
    : undefined;
  return config.databaseUrl === undefined && running ? work(running) : withDatabaseUrl(config, work);
}
