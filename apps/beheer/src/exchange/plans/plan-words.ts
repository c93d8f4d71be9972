type Words = (key: string, values?: Record<string, string | number>) => string;

const everyDay = 7;
const workdays = [1, 2, 3, 4, 5];

/** 'elke nacht om 02:30', 'op ma, wo om 14:00'. */
export function planWhen(t: Words, { days, time }: { days: readonly number[]; time: string }): string {
  const sorted = [...days].sort();
  const isWorkweek = sorted.join() === workdays.join();
  const which =
    sorted.length === everyDay
      ? t(time < '06:00' ? 'everyNight' : 'everyDay')
      : isWorkweek
        ? t('everyWorkday')
        : t('onDays', { days: sorted.map((day) => t(`day-${day}`)).join(', ') });
  return t('whenAt', { which, time });
}
