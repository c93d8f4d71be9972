import { approvalRoutes } from '@bouwpoort/contract/ordering/approvals';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { addRule, changeRule, orderRules, readRuleSettings, removeRule, tryRules } from './approval-rules.ts';
import { countForYou, denyApproval, listApprovals, remindApprovers, withdrawApproval } from './approvals.ts';
import { addStandIn, listStandIns, removeStandIn } from './stand-ins.ts';

const done = { value: true };

/** The routes that show or place the order itself are those of checkout. */
export function registerApprovals(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, approvalRoutes.list, (ctx) => listApprovals(ctx));
  serve(app, deps, approvalRoutes.count, async (ctx) => ({ forYou: await countForYou(ctx) }));
  serve(app, deps, approvalRoutes.deny, async (ctx, { params, body, headers }) => {
    await denyApproval(ctx, params.approvalId, body.reason, headers['idempotency-key']);
    return done;
  });
  serve(app, deps, approvalRoutes.withdraw, async (ctx, { params, headers }) => {
    await withdrawApproval(ctx, params.approvalId, headers['idempotency-key']);
    return done;
  });
  serve(app, deps, approvalRoutes.remind, async (ctx, { params, headers }) => {
    await remindApprovers(ctx, params.approvalId, headers['idempotency-key']);
    return done;
  });
  serve(app, deps, approvalRoutes.settings, (ctx) => readRuleSettings(ctx));
  serve(app, deps, approvalRoutes.addRule, (ctx, { body, headers }) => addRule(ctx, body, headers['idempotency-key']));
  serve(app, deps, approvalRoutes.changeRule, (ctx, { params, body }) => changeRule(ctx, params.ruleId, body));
  serve(app, deps, approvalRoutes.removeRule, async (ctx, { params }) => {
    await removeRule(ctx, params.ruleId);
    return done;
  });
  serve(app, deps, approvalRoutes.orderRules, async (ctx, { body }) => {
    await orderRules(ctx, body.ruleIds);
    return done;
  });
  serve(app, deps, approvalRoutes.tryRules, (ctx, { body }) => tryRules(ctx, body));
  serve(app, deps, approvalRoutes.standIns, (ctx) => listStandIns(ctx));
  serve(app, deps, approvalRoutes.addStandIn, (ctx, { body, headers }) =>
    addStandIn(ctx, body, headers['idempotency-key']),
  );
  serve(app, deps, approvalRoutes.removeStandIn, async (ctx, { params }) => {
    await removeStandIn(ctx, params.standInId);
    return done;
  });
}
