/** As people type: a word, two words, a size, a plural, a mistake. */
export function searchTerm(name: string, at: number): string {
  const words = name.split(' ').slice(2);
  const word = words.find((one) => /^[a-z-]{5,}$/.test(one)) ?? words[0] ?? name;
  if (at % 5 === 0) return `${word} ${words.find((one) => /\d/.test(one)) ?? ''}`.trim();
  if (at % 5 === 1) return words.slice(0, 2).join(' ');
  if (at % 5 === 2) return word.slice(0, 3) + word.slice(4);
  if (at % 5 === 3) return `${name.split(' ')[0]} ${word}`;
  return word;
}
