import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { moment, requiredText, rowVersion, ventureId } from '../foundation/scalars.ts';
import { writableEntity } from './batches.ts';
import { importState, sourceName } from './imports.staff.ts';

const spec = 'back office: data exchange';

/** Where a planned import finds its file: at an address, or in the folder of its source. */
const planOrigins = ['url', 'folder'] as const;

export const planEdit = z
  .object({
    ventureId,
    source: sourceName,
    origin: z.enum(planOrigins),
    /** Empty for a folder. */
    url: z.nullable(z.string().check(z.trim(), z.maxLength(1000))),
    /** What the file holds, where it does not say so itself. */
    entity: z.nullable(writableEntity),
    mode: z.enum(['merge', 'replace']),
    /** A saved mapping, for tables. */
    mappingName: z.nullable(requiredText(60)),
    /** 1 is Monday. */
    days: z
      .array(z.int().check(z.gte(1), z.lte(7)))
      .check(z.minLength(1, { error: 'Kies minstens één dag' }), z.maxLength(7)),
    time: z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: 'Vul een tijd in, zoals 02:30' })),
    isOn: z.boolean(),
  })
  .check(
    z.refine(({ origin, url }) => origin === 'folder' || (url ?? '') !== '', {
      error: 'Vul het adres van het bestand in',
      path: ['url'],
    }),
  );
export type PlanEdit = z.output<typeof planEdit>;

const importPlan = z.object({
  planId: z.guid(),
  ...planEdit.shape,
  source: z.string(),
  /** Null while it is switched off. */
  nextRunAt: z.nullable(moment),
  lastRunAt: z.nullable(moment),
  /** What became of it the last time, where it did not get as far as an import, or was a folder. */
  lastOutcome: z.nullable(z.string()),
  lastRun: z.nullable(
    z.object({
      runId: z.guid(),
      state: importState,
      changed: z.int(),
      errors: z.int(),
      failure: z.nullable(z.string()),
    }),
  ),
  staffName: z.string(),
  version: z.int(),
});
export type ImportPlan = z.output<typeof importPlan>;

const ofPlan = z.object({ planId: z.guid() });
const reads = { spec, access: 'staff', permission: 'exchange.read' } as const;
const writes = { spec, access: 'staff', permission: 'exchange.run' } as const;

export const beheerImportPlanRoutes = {
  list: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/import-plans',
    summary: 'Imports that run by themselves, with when and what became of them',
    response: z.object({
      plans: z.array(importPlan),
      /** Whether this shop looks into folders at all. */
      hasFolder: z.boolean(),
    }),
  }),
  add: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/import-plans',
    summary: 'Plan an import',
    body: planEdit,
    response: importPlan,
  }),
  change: route({
    ...writes,
    method: 'PUT',
    path: '/api/beheer/import-plans/{planId}',
    summary: 'Change when and how an import runs, or switch it on or off',
    params: ofPlan,
    body: z.object({ edit: planEdit, version: rowVersion }),
    response: importPlan,
  }),
  remove: route({
    ...writes,
    method: 'DELETE',
    path: '/api/beheer/import-plans/{planId}',
    summary: 'Plan it no more; what it imported stays',
    params: ofPlan,
    response: z.object({ done: z.literal(true) }),
  }),
  runNow: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/import-plans/{planId}/run',
    summary: 'Run a planned import now; its next time stays',
    params: ofPlan,
    response: importPlan,
  }),
};
