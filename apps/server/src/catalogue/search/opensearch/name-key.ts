import { fold } from '../language/dutch-fold.ts';

const { compare } = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** Every sign a folded name may hold, in the order in which a Dutch reader looks them up. */
const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).sort(compare);
const placeOf = new Map(signs.map((sign) => [sign, String.fromCharCode(32 + signs.indexOf(sign))]));
const digits = /\d+/y;
const maxLength = 400;

/**
 * A text that sorts by its characters as the name does in the alphabet: 5 mm before 40 mm, accents and capitals make no
 * difference. An index that knows nothing of Dutch can then put names in order.
 */
export function nameKey(name: string): string {
  const folded = fold(name);
  let key = '';
  for (let at = 0; at < folded.length && key.length < maxLength; ) {
    digits.lastIndex = at;
    const number = digits.exec(folded)?.[0];
    if (number === undefined) {
      key += placeOf.get(folded[at]!) ?? folded[at]!;
      at++;
      continue;
    }
    const amount = number.replace(/^0+(?=\d)/, '');
    // Of two numbers the one with more digits is larger.
    key += placeOf.get('0')! + String.fromCharCode(32 + Math.min(amount.length, 90)) + amount;
    at += number.length;
  }
  return key;
}
