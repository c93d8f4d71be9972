/** Where the queue's listeners hear that there is work: its own name for the channel of this schema. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`;

/**
 * SQL that puts jobs in the queue as part of a larger statement: what they belong to and they themselves come into being
 * together, without a transaction or a round trip of their own. `asked` is a query for each job's kind, its data, and
 * the moment before which it is not done, or null. The rest is what the queue of its kind says, as `send` would do it; a
 * kind that has no queue makes the statement fail.
 */
export function insertedJobs(asked: string): string {
  return `insert into pgboss.job (
      name, data, created_on, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    )
    select asked.kind, asked.data, pgboss.job_now(), due.at, due.at + queue.retention_seconds * interval '1 second',
      queue.expire_seconds, queue.deletion_seconds, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
      queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds
    from (${asked}) as asked (kind, data, start_after)
    left join pgboss.queue on queue.name = asked.kind
    cross join lateral (select coalesce(asked.start_after, pgboss.job_now())) as due (at)
    returning id, case when start_after <= pgboss.job_now() then pg_notify(${channel}, name) end`;
}
