import { z } from 'zod/mini';
import { listCount } from './lists.ts';
import type { Permission } from './permissions.ts';
import { route } from './route.ts';
import { day, id, moment, queryInteger, ventureId } from './scalars.ts';

const spec = 'back office: audit';
const staff = { spec, access: 'staff' } as const;

/** One write of the back office: what it was before and after, only the fields that differ. */
export const auditChange = z.object({
  id: z.int(),
  at: moment,
  staffId: z.nullable(z.guid()),
  staffName: z.string(),
  permission: z.string(),
  entity: z.string(),
  entityId: z.string(),
  entityName: z.string(),
  ventureId: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.nullable(z.string()),
  requestId: z.string(),
});
export type AuditChange = z.output<typeof auditChange>;

/** Which of them; `from` and `until` are days in Amsterdam, both included. */
const auditFilter = z.object({
  entity: z.optional(id),
  entityId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  staffId: z.optional(z.guid()),
  ventureId: z.optional(ventureId),
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  from: z.optional(day),
  until: z.optional(day),
});

/**
 * Who may see a record may see its history: the permission to read each kind of record. What is not listed here is in
 * the log only.
 */
export const historyPermissions = {
  branch: 'branches.read',
  closure: 'branches.read',
  product: 'catalogue.read',
  category: 'catalogue.read',
  feature: 'catalogue.read',
  'list-price': 'prices.read',
  'price-agreement': 'prices.read',
  customer: 'customers.read',
  page: 'content.read',
  menu: 'content.read',
  'site-message': 'content.read',
  usps: 'content.read',
  text: 'content.read',
  redirect: 'content.read',
  venture: 'content.read',
  media: 'content.read',
  'media-folder': 'content.read',
  'search-synonym': 'search.read',
  'search-tuning': 'search.read',
  import: 'exchange.read',
  'api-key': 'integrations.read',
  webhook: 'integrations.read',
  staff: 'staff.read',
  'staff-role': 'staff.read',
} as const satisfies Record<string, Permission>;
export type HistoryEntity = keyof typeof historyPermissions;
const historyEntity = z.enum(Object.keys(historyPermissions) as [HistoryEntity, ...HistoryEntity[]]);

export const auditRoutes = {
  history: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/history',
    summary: 'What was changed about one record, newest first; for those who may see the record',
    permission: 'own',
    query: z.object({
      entity: historyEntity,
      entityId: z.string().check(z.minLength(1), z.maxLength(200)),
      before: z.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
      limit: z._default(queryInteger(1, 200), 50),
    }),
    response: z.object({ changes: z.array(auditChange), nextBefore: z.nullable(z.int()) }),
  }),
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/audit',
    summary: 'Who changed what, newest first',
    permission: 'audit.read',
    query: z.extend(auditFilter, {
      before: z.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
      limit: z._default(queryInteger(1, 200), 50),
    }),
    response: z.object({ changes: z.array(auditChange), total: listCount, nextBefore: z.nullable(z.int()) }),
  }),
  csv: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/audit.csv',
    summary: 'The same as a file for a spreadsheet',
    permission: 'audit.read',
    query: auditFilter,
    responseType: 'binary',
  }),
};
