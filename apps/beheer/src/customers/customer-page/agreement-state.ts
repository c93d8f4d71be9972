import type { StateLook } from '../../frame/kit/state-mark.tsx';

/** In the days before its end an agreement asks for a new one. */
const daysOfNotice = 45;

const days = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/** Both ends of the period are included; days are written '2026-11-19'. */
export function agreementState(
  { validFrom, validUntil }: { validFrom: string; validUntil: string | null },
  today: string,
): { state: 'runs' | 'ends' | 'begins' | 'ended'; look: StateLook; daysLeft?: number } {
  if (validFrom > today) return { state: 'begins', look: 'new' };
  if (validUntil === null) return { state: 'runs', look: 'ok' };
  if (validUntil < today) return { state: 'ended', look: 'off' };
  const daysLeft = days(today, validUntil) + 1;
  return daysLeft > daysOfNotice ? { state: 'runs', look: 'ok' } : { state: 'ends', look: 'wait', daysLeft };
}
