/** Signs are hard to see on their own, so they are shown by name. */
const named = new Map([
  ['separator', [';', ',', '\t', '|']],
  ['decimalSign', [',', '.']],
  ['thousandsSign', [',', '.']],
  ['dateOrder', ['dmy', 'mdy', 'ymd']],
]);
const names = new Map([
  [';', 'semicolon'],
  [',', 'comma'],
  ['\t', 'tab'],
  ['|', 'bar'],
  ['.', 'point'],
]);

export function factText(name: string, value: string, t: (key: string) => string): string {
  return named.get(name)?.includes(value) ? t(`sign-${names.get(value) ?? value}`) : value;
}
