import { showPhoneNumber } from '../foundation/phone-words.ts';

/* What is asked of the driver. Wishes, not promises: the route of the day decides. */

export const deliveryTimes = ['any', 'early', 'morning', 'afternoon'] as const;
export type DeliveryTime = (typeof deliveryTimes)[number];

export interface DeliveryWishes {
  time: DeliveryTime;
  /** Where to unload: '2e verdieping', 'achter de keet'. */
  floor: string;
  /** Of the person at the site. */
  phone: string;
}

const ofTime: Record<DeliveryTime, string> = {
  any: '',
  early: 'Graag vóór 9.00 uur',
  morning: 'Graag in de ochtend',
  afternoon: 'Graag in de middag',
};

/** As order, PDF and mail say it, one line each; nothing where nothing is asked. */
export function wishLines(wishes: DeliveryWishes | null): string[] {
  if (!wishes) return [];
  const { time, floor, phone } = wishes;
  return [ofTime[time], floor && `Plek: ${floor}`, phone && `Op de bouw: ${showPhoneNumber(phone)}`].filter(
    (line) => line !== '',
  );
}

/** No wishes, so nothing has to be stored. */
export function hasWishes({ time, floor, phone }: DeliveryWishes): boolean {
  return time !== 'any' || floor !== '' || phone !== '';
}
