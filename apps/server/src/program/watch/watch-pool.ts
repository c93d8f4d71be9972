import { context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type pg from 'pg';
import { type Instruments, prefix, seconds } from '../../foundation/telemetry/instruments.ts';
import { statementName } from '../../foundation/telemetry/statement-name.ts';

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;
type Connect = (this: pg.Pool, callback?: Callback) => Promise<pg.PoolClient> | undefined;
type Query = (this: pg.ClientBase, ...args: unknown[]) => unknown;

/** Connections in use, the wait for one, and every statement by its name. Values are never read. */
export function watchPool(pool: pg.Pool, { meter, tracer }: Instruments): void {
  const connections = meter.createObservableGauge(`${prefix}db_pool_connections`, {
    description: 'Connections to the database, busy or idle',
  });
  const most = meter.createObservableGauge(`${prefix}db_pool_connections_max`, { description: 'Most it may open' });
  const waiting = meter.createObservableGauge(`${prefix}db_pool_waiting`, {
    description: 'Who waits for a connection',
  });
  meter.addBatchObservableCallback(
    (now) => {
      now.observe(connections, pool.totalCount - pool.idleCount, { state: 'busy' });
      now.observe(connections, pool.idleCount, { state: 'idle' });
      now.observe(most, pool.options.max ?? 10);
      now.observe(waiting, pool.waitingCount);
    },
    [connections, most, waiting],
  );
  const wait = meter.createHistogram(`${prefix}db_pool_wait_seconds`, {
    ...seconds,
    description: 'How long a connection was waited for',
  });
  const duration = meter.createHistogram(`${prefix}db_query_duration_seconds`, {
    ...seconds,
    description: 'How long statements took',
  });

  /** Statements of one client, for the pool itself or a transaction. */
  const watchClient = (client: pg.PoolClient) => {
    const query = client.query as Query;
    const watchedQuery: Query = function (...args) {
      const text = textOf(args[0]);
      if (text === undefined) return query.apply(this, args);
      const { operation, name } = statementName(text);
      const span = tracer.startSpan(name, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
      });
      const began = performance.now();
      const end = (error: unknown) => {
        duration.record((performance.now() - began) / 1000, { operation });
        finish(span, error);
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const bound = context.bind(context.active(), callback);
        const called: Callback = (error, ...rest) => {
          end(error);
          bound(error, ...rest);
        };
        return query.apply(this, [...args.slice(0, -1), called]);
      }
      const answer = query.apply(this, args);
      if (answer instanceof Promise) answer.then(() => end(undefined), end);
      else end(undefined);
      return answer;
    };
    client.query = watchedQuery as typeof client.query;
  };

  const seen = new WeakSet<pg.PoolClient>();
  const connect = pool.connect as Connect;
  const watchedConnect: Connect = function (callback) {
    const began = performance.now();
    const got = (client: pg.PoolClient | undefined) => {
      wait.record((performance.now() - began) / 1000);
      if (!client || seen.has(client)) return;
      seen.add(client);
      watchClient(client);
    };
    if (callback) {
      // A waiting caller is called back by the one that released the connection: without this binding, in the context
      // of that caller.
      const bound = context.bind(context.active(), callback);
      return connect.call(this, (error, ...rest) => {
        got(rest[0] as pg.PoolClient | undefined);
        bound(error, ...rest);
      });
    }
    return connect.call(this)?.then((client) => {
      got(client);
      return client;
    });
  };
  pool.connect = watchedConnect as typeof pool.connect;
}

/** Undefined for a query object with its own stream, such as COPY. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

function finish(span: Span, error: unknown): void {
  if (error) {
    const code = typeof error === 'object' && 'code' in error ? String(error.code) : 'unknown';
    span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
