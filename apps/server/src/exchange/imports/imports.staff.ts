import { parse } from 'node:path';
import { beheerImportPlanRoutes } from '@bouwpoort/contract/exchange/import-plans.staff';
import { beheerImportRoutes, maxImportBytes } from '@bouwpoort/contract/exchange/imports.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { sendCsv } from '../../foundation/http/csv-stream.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import { type StaffContext, serveStaff } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import {
  batchErrorRows,
  errorRows,
  importOptions,
  listBatchesForStaff,
  readBatchForStaff,
  undoBatchByStaff,
} from '../batches/batches.staff.ts';
import { addPlan, changePlan, listPlans, removePlan, runPlanNow } from './import-plans.staff.ts';
import { uploadImport } from './import-upload.staff.ts';
import { listImports, readImport } from './read-imports.staff.ts';
import {
  changeImport,
  checkImport,
  confirmVanishing,
  pauseImport,
  resumeImport,
  startImport,
  stopImport,
  undoImport,
} from './run-imports.staff.ts';

const errorColumns = ['line', 'entity', 'externalId', 'field', 'why'];

export async function registerBeheerImports(app: FastifyInstance, deps: ContextDeps): Promise<void> {
  const routes = beheerImportRoutes;
  serveStaff(app, deps, routes.batches, (ctx, { query }) => listBatchesForStaff(ctx, query));
  serveStaff(app, deps, routes.batch, (ctx, { params }) => readBatchForStaff(ctx, params.batchId));
  serveStaff(app, deps, routes.batchErrors, async (ctx, { params, reply }) => {
    const rows = await batchErrorRows(ctx, params.batchId);
    return sendCsv(reply, `fouten-zending-${params.batchId}.csv`, await errorHead(ctx), rows);
  });
  serveStaff(app, deps, routes.undoBatch, (ctx, { params }) => undoBatchByStaff(ctx, params.batchId));
  serveStaff(app, deps, routes.options, (ctx) => importOptions(ctx));
  serveStaff(app, deps, routes.runs, async (ctx) => ({ runs: await listImports(ctx) }));
  serveStaff(app, deps, routes.run, (ctx, { params }) => readImport(ctx, params.runId));
  serveStaff(app, deps, routes.settings, (ctx, { params, body }) => changeImport(ctx, params.runId, body));
  serveStaff(app, deps, routes.check, (ctx, { params }) => checkImport(ctx, params.runId));
  serveStaff(app, deps, routes.start, (ctx, { params }) => startImport(ctx, params.runId));
  serveStaff(app, deps, routes.pause, (ctx, { params }) => pauseImport(ctx, params.runId));
  serveStaff(app, deps, routes.resume, (ctx, { params }) => resumeImport(ctx, params.runId));
  serveStaff(app, deps, routes.stop, (ctx, { params }) => stopImport(ctx, params.runId));
  serveStaff(app, deps, routes.confirm, (ctx, { params, body }) => confirmVanishing(ctx, params.runId, body.reason));
  serveStaff(app, deps, routes.undo, (ctx, { params }) => undoImport(ctx, params.runId));
  serveStaff(app, deps, routes.errors, async (ctx, { params, reply }) => {
    const { problems, batches, fileName } = await readImport(ctx, params.runId);
    async function* rows() {
      yield problems.map(({ place, message }) => [place, '', '', '', message]);
      yield* errorRows(
        ctx,
        batches.map(({ id }) => id),
      );
    }
    const name = parse(fileName).name.replaceAll(/[^\w.-]+/g, '-');
    return sendCsv(reply, `fouten-${name}.csv`, await errorHead(ctx), rows());
  });
  const plans = beheerImportPlanRoutes;
  serveStaff(app, deps, plans.list, (ctx) => listPlans(ctx));
  serveStaff(app, deps, plans.add, (ctx, { body }) => addPlan(ctx, body));
  serveStaff(app, deps, plans.change, (ctx, { params, body }) => changePlan(ctx, params.planId, body));
  serveStaff(app, deps, plans.remove, (ctx, { params }) => removePlan(ctx, params.planId));
  serveStaff(app, deps, plans.runNow, (ctx, { params }) => runPlanNow(ctx, params.planId));
  // In a scope of its own: no other route reads its body as a stream.
  await app.register(async (scope) => {
    acceptFileStreams(scope);
    serveStaff(scope, deps, routes.upload, (ctx, { query, request }) =>
      uploadImport(ctx, { ...query, body: requireFileBody(request, maxImportBytes) }),
    );
  });
}

async function errorHead(ctx: StaffContext): Promise<string[]> {
  const t = await findWords(ctx, 'beheer-imports');
  return errorColumns.map((name) => t(`csv_${name}`));
}
