import { ApiProblem } from '@bouwpoort/contract/program/client';
import { browserApi } from '../http/api.ts';
import type { LogOutTrigger } from '../visitor/log-out-trigger.ts';
import { type LogOutContext, logOut } from './log-out.ts';
import { renewSession } from './renew-session.ts';

export function endSession(trigger: LogOutTrigger, context: Omit<LogOutContext, 'api'>): Promise<void> {
  return logOut(trigger, { ...context, api: browserApi(context.venture.id) });
}

/** False when it is unknown. After a refusal there is no session to renew, which the next check detects. */
export async function extendSession(ventureId: string, expiresAt: number): Promise<boolean> {
  try {
    await renewSession(browserApi(ventureId), expiresAt);
    return true;
  } catch (error) {
    return error instanceof ApiProblem && error.status < 500;
  }
}
