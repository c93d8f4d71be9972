/** Plurals that keep a short vowel in the singular; also at the end of a compound. */
const shortVowels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    daken: 'dak',
    glazen: 'glas',
    vaten: 'vat',
    gaten: 'gat',
    bladen: 'blad',
    sloten: 'slot',
    baden: 'bad',
    paden: 'pad',
    dagen: 'dag',
    middelen: 'middel',
    artikelen: 'artikel',
  }),
);
const longestShort = Math.max(...Array.from(shortVowels.keys(), (plural) => plural.length));

const englishPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries({ bags: 'bag', sets: 'set', spots: 'spot', strips: 'strip' }),
);

/**
 * One form for singular and plural, noun and inflected adjective: platen and plaat, schroeven and schroef, witte and
 * wit. Light: it removes endings and corrects the spelling, and never joins words of different meaning on purpose.
 * Expects folded letters.
 */
export function stemDutch(word: string): string {
  if (word.length < 4) return word;
  const irregular = englishPlurals.get(word) ?? irregularPlural(word);
  if (irregular) return irregular;
  const singular = endsInPluralS(word) ? word.slice(0, -1) : word;
  if (singular.length > 4 && singular.endsWith('je')) return withoutDiminutive(singular.slice(0, -2));
  if (singular.length > 4 && singular.endsWith('en') && takesEn(singular)) return restoreStem(singular.slice(0, -2));
  if (singular.endsWith('e') && singular.length > 3 && isConsonant(singular.at(-2)) && hasVowel(singular.slice(0, -1)))
    return restoreStem(singular.slice(0, -1));
  return singular;
}

function irregularPlural(word: string): string | undefined {
  for (let length = Math.min(longestShort, word.length); length >= 5; length--) {
    const singular = shortVowels.get(word.slice(-length));
    // boorgaten has gat in it, aggregaten has not
    if (singular && (length === word.length || (word.length - length > 2 && isConsonant(word.at(-length - 1)))))
      return word.slice(0, -length) + singular;
  }
  return undefined;
}

/** tegels, ankers, dekens, folies, lengtes, pallets; but not gips, glas, buis or vlies. */
function endsInPluralS(word: string): boolean {
  if (!word.endsWith('s') || syllables(word) < 2) return false;
  if (/(?:el|er|em|en|aar|or|ur|et|um)s$/.test(word)) return !/[aeiou][aeiou](?:l|r|m|n|t)s$/.test(word);
  if (word.endsWith('ies')) return !/(?:vl|k|gr|d)ies$/.test(word);
  return word.endsWith('es') && isConsonant(word.at(-3));
}

/** steen, groen and tien have no plural in them; leien and keien do. */
function takesEn(word: string): boolean {
  const before = word.at(-3);
  if (!hasVowel(word.slice(0, -2))) return false;
  return isConsonant(before) || (before === 'i' && isVowel(word.at(-4)));
}

/** haakje, tegeltje, raampje, pannetje */
function withoutDiminutive(base: string): string {
  if (/([bdfgklmnprst])\1et$/.test(base)) return base.slice(0, -3);
  if (/[lnr]t$/.test(base)) return base.slice(0, -1);
  return base.endsWith('mp') ? base.slice(0, -1) : base;
}

/** Corrects the spelling of a stem: latt, plat, schroev, doz. */
function restoreStem(base: string): string {
  const last = base.at(-1) ?? '';
  if (last === base.at(-2) && isConsonant(last)) return base.slice(0, -1);
  const hard = last === 'v' ? 'f' : last === 'z' ? 's' : last;
  const stem = base.slice(0, -1) + hard;
  const vowel = base.at(-2) ?? '';
  const open = 'aeou'.includes(vowel) && isConsonant(last) && !'wxj'.includes(last) && !isVowel(base.at(-3));
  // Unstressed: wateren keeps one e; panelen, systemen and gevelstenen do not.
  const unstressed = vowel === 'e' && last === 'r' && syllables(base) > 1;
  return open && base.length > 2 && !unstressed ? stem.slice(0, -1) + vowel + hard : stem;
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouy'.includes(letter);
}

function isConsonant(letter: string | undefined): boolean {
  return letter !== undefined && letter >= 'a' && letter <= 'z' && !'aeiou'.includes(letter);
}

function hasVowel(part: string): boolean {
  return /[aeiouy]/.test(part);
}

function syllables(word: string): number {
  let count = 0;
  for (let i = 0; i < word.length; i++) if (isVowel(word[i]) && !isVowel(word[i - 1])) count++;
  return count;
}
