import { randomUUID } from 'node:crypto';
import { query } from '../../foundation/database/prepared.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { inviteContact } from './entities.jobs.ts';

const columns = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  isManager: 'is_manager',
  role: 'member_role',
  seesPrices: 'sees_prices',
  maxPerOrder: 'max_per_order',
  maxPerMonth: 'max_per_month',
  projects: ['all_projects', (given: unknown) => given === null],
  isActive: 'is_active',
} as const;

const fresh: Row = {
  ...{
    id: null,
    venture_id: null,
    customer_id: null,
    email: null,
    first_name: '',
    last_name: '',
    is_guest_account: false,
  },
  ...{
    dynamics: true,
    branch_id: null,
    is_manager: false,
    member_role: 'buyer',
    sees_prices: true,
    max_per_order: null,
    max_per_month: null,
    all_projects: true,
    use_order_api_codit: false,
    is_active: true,
    is_blocked: false,
  },
  created_at: null,
};

/** A person who may log in. Nobody is mailed unless the record asks for it. */
export const contact: Entity = {
  async write(chunk, lines) {
    const customers = await chunk.resolveField('customer', 'customer', lines);
    const branches = await chunk.resolveField('branch', 'branch', lines);
    const projects = await readProjects(chunk, lines);
    const byId = byColumn(
      await chunk.existing(
        'site_user',
        'id',
        lines.flatMap(({ ref }) => ref?.ourId ?? []),
      ),
      'id',
    );
    const byEmail = await usersByEmail(chunk, lines);
    const hasPassword = ({ ref, fields }: Line) => {
      const before = ref ? byId.get(ref.ourId) : byEmail.get(String(fields.email).toLowerCase());
      return before !== undefined && before.password_hash !== null;
    };
    const now = chunk.ctx.clock().toISOString();
    const taken = new Map<string, string>();
    const rows = lines.map((line) => {
      const email = typeof line.fields.email === 'string' ? line.fields.email.toLowerCase() : undefined;
      const owner = email === undefined ? undefined : byEmail.get(email);
      const before = line.ref ? byId.get(line.ref.ourId) : owner;
      if (!before) chunk.markNew(line);
      const row = mergeRow(before, line.fields, columns, {
        ...fresh,
        ...{ id: line.ref?.ourId ?? randomUUID(), venture_id: chunk.feed.ventureId, created_at: now },
      });
      if (line.fields.customer !== undefined) row.customer_id = customers.get(String(line.fields.customer));
      if (line.fields.branch !== undefined) row.branch_id = branches.get(String(line.fields.branch)) ?? null;
      if (line.ref?.isRemoved && line.fields.isActive === undefined) row.is_active = true;
      const isStranger =
        before && (before.venture_id !== chunk.feed.ventureId || (!line.ref && before.customer_id !== row.customer_id));
      if (
        isStranger ||
        (owner && owner.id !== row.id) ||
        (email !== undefined && taken.has(email) && taken.get(email) !== row.id)
      ) {
        chunk.refuse(line, 'email', 'Dit e-mailadres hoort al bij een ander account');
      }
      if (email !== undefined) taken.set(email, String(row.id));
      refuseProjects(chunk, line, row, projects);
      const hasMoved = before !== undefined && before.customer_id !== row.customer_id;
      return { line, row, hasMoved };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    await chunk.write(
      'site_user',
      ['id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    await writeProjects(
      chunk,
      good.filter(({ line, hasMoved }) => line.fields.projects !== undefined || hasMoved),
      projects,
    );
    await endSessions(
      chunk,
      good.filter(({ row }) => row.is_active === false).map(({ row }) => row.id),
    );
    await enqueueInvitations(
      chunk,
      good.filter(({ line, row }) => line.fields.invite === true && row.is_active === true && !hasPassword(line)),
    );
    for (const { line, row } of good) chunk.link(line, String(row.id));
  },
  async remove(chunk, lines) {
    await chunk.update(
      'site_user',
      ['id'],
      lines.map(({ line, ref }) => ({ line, row: { id: ref?.ourId, is_active: false } })),
    );
    await endSessions(
      chunk,
      lines.map(({ ref }) => ref?.ourId),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'site_user', exists: 't.id::text = r.our_id' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'customer', ${ref('customer', 't.customer_id')}, 'email', t.email, 'firstName', t.first_name,
      'lastName', t.last_name, 'isManager', t.is_manager, 'role', t.member_role,
      'seesPrices', t.sees_prices, 'maxPerOrder', t.max_per_order::text, 'maxPerMonth', t.max_per_month::text,
      'projects', case when not t.all_projects then coalesce(
        (select jsonb_agg(${ref('project', 'p.project_id')} order by p.project_id)
         from site_user_project p where p.site_user_id = t.id), '[]') end,
      'isActive', t.is_active,
      'branch', case when t.branch_id is not null then ${ref('branch', 't.branch_id')} end) as record
    from site_user t`,
  readWhere: 'not t.is_guest_account and t.customer_id is not null',
};

/** External id → the project's row. */
type Projects = ReadonlyMap<string, Row>;

const projectsOf = ({ fields }: Line) => (fields.projects ?? []) as readonly string[];

async function readProjects(chunk: Chunk, lines: readonly Line[]): Promise<Projects> {
  const asked = lines.flatMap(projectsOf);
  const known = await chunk.resolve('project', asked);
  const ids = asked.flatMap((id) => known.get(id) ?? []);
  const rows = byColumn(await chunk.lookUp('project', 'id', [...new Set(ids)].map(Number)), 'id');
  return new Map(
    asked.flatMap((id) => {
      const row = rows.get(known.get(id) ?? '');
      return row ? [[id, row] as const] : [];
    }),
  );
}

/** A user only works for projects of their own company. */
function refuseProjects(chunk: Chunk, line: Line, row: Row, projects: Projects): void {
  for (const id of projectsOf(line)) {
    const project = projects.get(id);
    if (!project) chunk.refuse(line, 'projects', `Project ${id} kennen we niet`);
    else if (project.customer_id !== row.customer_id) {
      chunk.refuse(line, 'projects', `Project ${id} is van een andere klant`);
    }
  }
}

/** A user who moves to another customer loses the projects of the previous one. */
async function writeProjects(
  chunk: Chunk,
  changed: readonly { line: Line; row: Row }[],
  projects: Projects,
): Promise<void> {
  const owners = changed.map(({ line, row }) => ({ line: line.line, id: row.id }));
  const rows = changed.flatMap(({ line, row }) =>
    [...new Set(projectsOf(line).flatMap((id) => projects.get(id)?.id ?? []))].map((projectId) => ({
      line: line.line,
      row: { site_user_id: row.id, project_id: projectId },
    })),
  );
  await chunk.writeChildren('site_user_project', ['site_user_id', 'project_id'], 'site_user_id', owners, rows);
}

/** The account of an address, across all ventures; guests of a single visit have none. */
async function usersByEmail(chunk: Chunk, lines: readonly Line[]): Promise<Map<string, Row>> {
  const emails = lines.flatMap(({ fields }) => (typeof fields.email === 'string' ? [fields.email.toLowerCase()] : []));
  const rows = await query<{ row: Row }>(
    chunk.ctx.db,
    `select to_jsonb(t) as row from site_user t
     where lower(email) = any($1) and not (is_guest_account and password_hash is null) for no key update`,
    [emails],
  );
  return new Map(rows.map(({ row }) => [String(row.email).toLowerCase(), row]));
}

/** Users who lose access are logged out. */
async function endSessions(chunk: Chunk, userIds: readonly unknown[]): Promise<void> {
  if (userIds.length === 0) return;
  await query(
    chunk.ctx.db,
    `update session set ended_at = $2, end_reason = 'deactivated' where user_id = any($1::uuid[]) and ended_at is null`,
    [userIds, chunk.ctx.clock().toISOString()],
  );
}

/** Once per person, however often the record asks. */
async function enqueueInvitations(chunk: Chunk, invited: readonly { row: Row }[]): Promise<void> {
  if (invited.length === 0) return;
  const fresh = await query<{ id: string }>(
    chunk.ctx.db,
    `insert into exchange_invitation (user_id, invited_at) select id, $2::timestamptz from unnest($1::uuid[]) as given (id)
     on conflict do nothing returning user_id as id`,
    [invited.map(({ row }) => row.id), chunk.ctx.clock().toISOString()],
  );
  for (const { id } of fresh) await enqueue(chunk.ctx.db, inviteContact, { userId: id });
}
