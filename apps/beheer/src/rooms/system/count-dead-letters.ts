import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import { inBackground } from '../../api/background.ts';
import { call } from '../../api/call.ts';
import type { Room } from '../../shell/room.ts';

/** Failed jobs need attention. */
export const countDeadLetters: NonNullable<Room['count']> = async ({ signal }) =>
  (await call(beheerSystemRoutes.jobs, { headers: inBackground, signal })).deadLetterCount;
