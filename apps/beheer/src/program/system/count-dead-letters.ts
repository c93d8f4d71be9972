import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import { inBackground } from '../../frame/api/background.ts';
import { call } from '../../frame/api/call.ts';
import type { Section } from '../../frame/sections/section.ts';

/** Failed jobs need attention. */
export const countDeadLetters: NonNullable<Section['count']> = async ({ signal }) =>
  (await call(beheerSystemRoutes.jobs, { headers: inBackground, signal })).deadLetterCount;
