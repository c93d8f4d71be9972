import { parseArgs } from 'node:util';
import { emailAddress } from '@bouwpoort/contract/foundation/scalars';
import { eq, sql } from 'drizzle-orm';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure } from '../../foundation/config/start-report.ts';
import { withCommandContext } from '../../foundation/context/command-context.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { listVentures } from '../ventures/ventures.ts';
import { staffRoles, staffUsers } from './staff.tables.ts';
import { makeStaffLink } from './staff-links.ts';
import { addPerson, listPeople, removeSecondStep } from './staff-people.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

const usage = `npm run staff -- COMMAND
  list                                         everybody who can log in to the back office
  add E-MAIL --role ROLE [--venture ID] [--name NAME]
                                               prints a link to choose a password
  reset E-MAIL [--second-step]                 ends all sessions and prints a new link
  lock E-MAIL                                  ends all sessions; nobody logs in with it
  unlock E-MAIL`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      venture: { type: 'string' },
      name: { type: 'string' },
      'second-step': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, email, ...rest] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  if (command === undefined || !commands.has(command) || rest.length > 0 || (command !== 'list' && !email))
    throw new StartError(usage);
  await withCommandContext('staff', (ctx) => perform(ctx, command, email ?? '', values));
}

const commands: ReadonlySet<string> = new Set(['list', 'add', 'reset', 'lock', 'unlock']);

interface Options {
  role?: string | undefined;
  venture?: string | undefined;
  name?: string | undefined;
  'second-step': boolean;
}

async function perform(ctx: Context, command: string, email: string, options: Options): Promise<void> {
  const { db } = ctx;
  const { publicUrl } = ctx.config;
  const now = new Date();
  if (command === 'list') {
    for (const one of await listPeople(db)) {
      const roles = one.grants.map(({ roleId, ventureId }) => (ventureId ? `${roleId}@${ventureId}` : roleId));
      console.log(`${one.email.padEnd(40)} ${roles.join(', ')}${one.isLocked ? '  (locked)' : ''}`);
    }
    return;
  }
  if (command === 'add') {
    const roles = await db.select({ id: staffRoles.id }).from(staffRoles);
    if (!roles.some(({ id }) => id === options.role))
      throw new StartError(`--role is one of ${roles.map(({ id }) => id).join(', ')}.`);
    if (!emailAddress.safeParse(email).success) throw new StartError(`${email} is not an e-mail address.`);
    const ventures = await listVentures(ctx);
    if (options.venture !== undefined && !ventures.some(({ id }) => id === options.venture))
      throw new StartError(
        `--venture is one of ${ventures.map(({ id }) => id).join(', ') || 'none: there are no ventures yet'}.`,
      );
    const grants = [{ roleId: options.role as string, ventureId: options.venture ?? null, branchId: null }];
    const link = await db.transaction(async (tx) => {
      const user = await addPerson(tx, { email, name: options.name ?? email, grants }, now);
      return makeStaffLink(tx, user.id, now);
    });
    console.log(`Choose a password within three days:\n${new URL(link, publicUrl).href}`);
    return;
  }
  const [user] = await db
    .select()
    .from(staffUsers)
    .where(eq(sql`lower(${staffUsers.email})`, email.toLowerCase()));
  if (!user) throw new StartError(`Nobody has the address ${email}.`);
  if (command === 'reset') {
    const link = await db.transaction(async (tx) => {
      if (options['second-step']) await removeSecondStep(tx, user.id);
      await endStaffSessionsOf(tx, user.id, now);
      return makeStaffLink(tx, user.id, now);
    });
    console.log(`Choose a password within three days:\n${new URL(link, publicUrl).href}`);
  } else {
    await db.transaction(async (tx) => {
      await tx
        .update(staffUsers)
        .set({ isLocked: command === 'lock' })
        .where(eq(staffUsers.id, user.id));
      if (command === 'lock') await endStaffSessionsOf(tx, user.id, now);
    });
    console.log(`${email} is ${command}ed.`);
  }
}

await run().catch((error) =>
  reportFailure(
    error instanceof AppError ? new StartError(`${error.message}\n${JSON.stringify(error.details.errors)}`) : error,
  ),
);
