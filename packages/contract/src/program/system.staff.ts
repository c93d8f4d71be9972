import { z } from 'zod/mini';
import { pageAnswer, pageQuery, searchText } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import { done, moment, requiredText, ventureId } from '../foundation/scalars.ts';

const spec = 'back office: system';

const deadLetter = z.object({
  id: z.guid(),
  /** The kind of job it was. */
  kind: z.string(),
  /** What it was about; secrets are hidden. */
  about: z.record(z.string(), z.string()),
  why: z.string(),
  since: moment,
  /** Then it is cleaned up. */
  keptUntil: moment,
});
export type DeadLetter = z.output<typeof deadLetter>;

const systemJobs = z.object({
  queues: z.array(
    z.object({
      kind: z.string(),
      /** Due now. */
      waiting: z.int(),
      /** Failed at least once, and waiting for a retry. */
      retrying: z.int(),
      /** Planned for later. */
      later: z.int(),
      /** Being done, as the workers counted last. */
      active: z.int(),
      /** When the oldest of them became due. */
      oldestSeconds: z.nullable(z.int()),
    }),
  ),
  deadLetters: z.array(deadLetter),
  deadLetterCount: z.int(),
});
export type SystemJobs = z.output<typeof systemJobs>;

/** Which dead letters: some, or all there are. */
const chosen = z.object({
  ids: z.union([z.array(z.guid()).check(z.minLength(1), z.maxLength(200)), z.literal('all')]),
});

const mailRow = z.object({
  mailId: z.guid(),
  ventureId: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  createdAt: moment,
  sentAt: z.nullable(moment),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
});
export type MailRow = z.output<typeof mailRow>;

export const mailStates = ['sent', 'unsent', 'failed'] as const;

const healthState = z.enum(['good', 'watch', 'bad']);
export type HealthState = z.output<typeof healthState>;

const healthParts = ['shop', 'database', 'search', 'queue', 'erp', 'payments', 'mail', 'disk'] as const;
export const healthCheck = z.object({
  part: z.enum(healthParts),
  state: healthState,
  /** The number that says it, and what goes with it; in Dutch. */
  value: z.string(),
  detail: z.string(),
});
export type HealthCheck = z.output<typeof healthCheck>;

const slowRequest = z.object({
  at: moment,
  method: z.string(),
  /** The pattern of the address, without what people typed. */
  route: z.string(),
  status: z.int(),
  ms: z.int(),
  requestId: z.string(),
});

const emergencyMessage = z.object({
  ventureId: z.nullable(z.string()),
  message: z.string(),
  until: z.nullable(moment),
  startedAt: moment,
  startedBy: z.string(),
});
export type EmergencyMessage = z.output<typeof emergencyMessage>;

const reads = { spec, access: 'staff', permission: 'system.read' } as const;
const writes = { spec, access: 'staff', permission: 'system.act' } as const;
const ofMail = z.object({ mailId: z.guid() });

export const beheerSystemRoutes = {
  jobs: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/system/jobs',
    summary: 'What waits in each queue, and what nobody could do',
    response: systemJobs,
  }),
  retry: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/system/dead-letters/retry',
    summary: 'Put failed jobs back in their queue',
    body: chosen,
    response: z.object({ count: z.int() }),
  }),
  discard: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/system/dead-letters/discard',
    summary: 'Throw failed jobs away',
    body: z.object({ ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ count: z.int() }),
  }),
  mails: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/system/mails',
    summary: 'Mails, newest first',
    query: z.object({
      q: searchText,
      state: z.optional(z.enum(mailStates)),
      ventureId: z.optional(ventureId),
      ...pageQuery,
    }),
    response: z.object({ mails: z.array(mailRow), ...pageAnswer }),
  }),
  mail: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/system/mails/{mailId}',
    summary: 'A mail with its text; links that open an account are hidden',
    params: ofMail,
    response: z.extend(mailRow, { from: z.string(), text: z.string(), orderIds: z.array(z.string()) }),
  }),
  resendMail: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/system/mails/{mailId}/resend',
    summary: 'Send a mail again',
    params: ofMail,
    response: z.object({ mailId: z.guid() }),
  }),
  health: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/system/health',
    summary: 'How each part is doing',
    response: z.object({ at: moment, checks: z.array(healthCheck) }),
  }),
  slow: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/system/slow',
    summary: 'Requests that took long, of the process that answers',
    response: z.object({
      process: z.int(),
      since: moment,
      slowerThanMs: z.int(),
      answered: z.int(),
      failed: z.int(),
      p95Ms: z.nullable(z.int()),
      requests: z.array(slowRequest),
    }),
  }),
  about: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/system/about',
    summary: 'Versions, and the settings in force; secrets are hidden',
    response: z.object({
      versions: z.object({ app: z.string(), node: z.string(), postgres: z.string(), migration: z.string() }),
      startedAt: moment,
      settings: z.array(
        z.object({
          name: z.string(),
          /** Empty where nothing is set. */
          value: z.string(),
          isSecret: z.boolean(),
          isGiven: z.boolean(),
          meaning: z.string(),
        }),
      ),
    }),
  }),
  emergency: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/system/emergency',
    summary: 'The messages that stand above every page now',
    response: z.object({ messages: z.array(emergencyMessage) }),
  }),
  setEmergency: route({
    ...writes,
    method: 'PUT',
    path: '/api/beheer/system/emergency',
    summary: 'Put a message above every page, at once',
    body: z.object({ ventureId: z.nullable(ventureId), message: requiredText(300), until: z.nullable(moment) }),
    response: emergencyMessage,
  }),
  endEmergency: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/system/emergency/end',
    summary: 'Take the message away',
    body: z.object({ ventureId: z.nullable(ventureId) }),
    response: done,
  }),
};
