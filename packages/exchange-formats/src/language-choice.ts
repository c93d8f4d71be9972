export interface LanguageText {
  language: string | undefined;
  text: string;
}

const dutch = ['nl', 'nld', 'dut'];

/** The text in the language asked for, else the one that names no language, else the first there is. */
export function textInLanguage(texts: readonly LanguageText[], language: string): string | undefined {
  const written = texts.filter(({ text }) => text !== '');
  const wanted = written.find((one) => isSameLanguage(one.language, language));
  return (wanted ?? written.find((one) => one.language === undefined) ?? written[0])?.text;
}

/** 'nld', 'dut', 'nl' and 'nl-NL' are one language. */
function isSameLanguage(stated: string | undefined, wanted: string): boolean {
  if (stated === undefined) return false;
  const [a, b] = [stated, wanted].map((code) => code.toLowerCase().split(/[-_]/)[0]!);
  return a === b || (dutch.includes(a!) && dutch.includes(b!));
}
