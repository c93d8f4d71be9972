type Period = readonly [opens: string, closes: string];
export type Week = Readonly<Record<number, readonly Period[]>>;

const week = (days: readonly number[], ...periods: Period[]): Week =>
  Object.fromEntries(days.map((weekday) => [weekday, periods]));

const saturdayMorning = week([6], ['08:00', '12:00']);

export const shopWeeks = {
  early: { ...week([1, 2, 3, 4], ['06:30', '17:00']), ...week([5], ['06:30', '16:30']), ...saturdayMorning },
  earlyWeekdays: { ...week([1, 2, 3, 4], ['06:30', '17:00']), ...week([5], ['06:30', '16:30']) },
  seven: { ...week([1, 2, 3, 4, 5], ['07:00', '17:00']), ...saturdayMorning },
  sevenWeekdays: week([1, 2, 3, 4, 5], ['07:00', '16:30']),
  docks: week([1, 2, 3, 4, 5], ['05:00', '18:00']),
  sevenWithLunch: { ...week([1, 2, 3, 4, 5], ['07:00', '12:30'], ['13:00', '17:00']), ...saturdayMorning },
} satisfies Record<string, Week>;
export type ShopHours = keyof typeof shopWeeks;

export const showroomWeeks = {
  weekWithLateThursday: {
    ...week([1, 2, 3, 5], ['09:00', '17:30']),
    ...week([4], ['09:00', '21:00']),
    ...week([6], ['10:00', '16:00']),
  },
  tuesdayToSaturday: { ...week([2, 3, 4, 5], ['09:30', '17:30']), ...week([6], ['10:00', '17:00']) },
  tuesdayToSaturdayLateThursday: {
    ...week([2, 3, 5], ['09:30', '17:30']),
    ...week([4], ['09:30', '21:00']),
    ...week([6], ['10:00', '17:00']),
  },
} satisfies Record<string, Week>;
export type ShowroomHours = keyof typeof showroomWeeks;
