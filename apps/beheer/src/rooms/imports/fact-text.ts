/** Signs are hard to see on their own: they have names. */
const named: Readonly<Record<string, readonly string[]>> = {
  separator: [';', ',', '\t', '|'],
  decimalSign: [',', '.'],
  thousandsSign: [',', '.'],
  dateOrder: ['dmy', 'mdy', 'ymd'],
};
const names: Readonly<Record<string, string>> = {
  ';': 'semicolon',
  ',': 'comma',
  '\t': 'tab',
  '|': 'bar',
  '.': 'point',
};

export function factText(name: string, value: string, t: (key: string) => string): string {
  return named[name]?.includes(value) ? t(`sign-${names[value] ?? value}`) : value;
}
