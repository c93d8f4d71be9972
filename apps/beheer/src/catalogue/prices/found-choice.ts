interface Found {
  id: string;
  name: string;
}

export const optionText = ({ id, name }: Found) => `${id} ${name}`;

/**
 * The number meant by a typed text: an exact match, else the first result at the user's request, or the only one.
 * Otherwise the text itself, for the server to judge.
 */
export function chosenId(found: readonly Found[], typed: string, takesFirst: boolean): string {
  const text = typed.trim();
  const same = found.find((one) => one.id === text || optionText(one) === text);
  const meant = same ?? (takesFirst || found.length === 1 ? found[0] : undefined);
  return meant?.id ?? text.split(' ')[0] ?? '';
}
