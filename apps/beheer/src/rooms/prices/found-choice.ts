interface Found {
  id: string;
  name: string;
}

export const optionText = ({ id, name }: Found) => `${id} ${name}`;

/**
 * The number that somebody means by what they typed: that of the record itself, else of the first that was found when
 * they asked for it, or of the only one. Otherwise what they typed, for the server to judge.
 */
export function chosenId(found: readonly Found[], typed: string, takesFirst: boolean): string {
  const text = typed.trim();
  const same = found.find((one) => one.id === text || optionText(one) === text);
  const meant = same ?? (takesFirst || found.length === 1 ? found[0] : undefined);
  return meant?.id ?? text.split(' ')[0] ?? '';
}
