import { beheerSystemRoutes } from '@bouwpoort/contract/beheer-system';
import { inBackground } from '../../api/background.ts';
import { call } from '../../api/call.ts';
import type { Room } from '../../shell/room.ts';

/** Failed jobs need attention. */
export const countDeadLetters: NonNullable<Room['count']> = async ({ signal }) =>
  (await call(beheerSystemRoutes.jobs, { headers: inBackground, signal })).deadLetterCount;
