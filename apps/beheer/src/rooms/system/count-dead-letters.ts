import { beheerSystemRoutes } from '@bouwpoort/contract/beheer-system';
import { inBackground } from '../../api/background.ts';
import { call } from '../../api/call.ts';
import type { Room } from '../../shell/room.ts';

/** Jobs nobody could do wait for somebody. */
export const countDeadLetters: NonNullable<Room['count']> = async ({ signal }) =>
  (await call(beheerSystemRoutes.jobs, { headers: inBackground, signal })).deadLetterCount;
