import { ApiProblem } from '@bouwpoort/contract/client';
import { browserApi } from '../http/api.ts';
import type { LogOutTrigger } from '../visitor/log-out-trigger.ts';
import { type LogOutPlace, logOut } from './log-out.ts';
import { renewSession } from './renew-session.ts';

export function endSession(trigger: LogOutTrigger, place: Omit<LogOutPlace, 'api'>): Promise<void> {
  return logOut(trigger, { ...place, api: browserApi(place.venture.id) });
}

/** False when the server could not say. Refused: there is nothing left to renew, and the next look says so. */
export async function keepSession(ventureId: string, expiresAt: number): Promise<boolean> {
  try {
    await renewSession(browserApi(ventureId), expiresAt);
    return true;
  } catch (error) {
    return error instanceof ApiProblem && error.status < 500;
  }
}
