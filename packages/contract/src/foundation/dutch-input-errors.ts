import { z } from 'zod/mini';

const generic = 'Kijk na wat je hier hebt ingevuld';
const missing = 'Vul dit veld in';

const wanted = new Map([
  ['string', 'Vul hier tekst in'],
  ['number', 'Vul een getal in'],
  ['int', 'Vul een heel getal in'],
  ['boolean', 'Kies ja of nee'],
  ['date', 'Vul een datum in'],
  ['array', 'Geef een lijst op'],
  ['object', 'Vul deze gegevens in'],
  ['record', 'Vul deze gegevens in'],
]);

const formats = new Map([
  ['email', 'Ongeldig e-mailadres'],
  ['url', 'Ongeldig webadres'],
  ['date', 'Ongeldige datum'],
  ['time', 'Ongeldige tijd'],
  ['datetime', 'Ongeldig tijdstip'],
]);

const figures = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 4 });
const choices = new Intl.ListFormat('nl-NL', { type: 'disjunction' });

/** What the schemas refuse is read by people. A schema with a text of its own keeps that. */
export function tellInputErrorsInDutch(): void {
  z.config({ localeError: inputErrorText });
}

export function inputErrorText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return missing;
      return wanted.get(issue.expected) ?? generic;
    case 'invalid_value':
      return `Kies ${choices.format(issue.values.map(String))}`;
    case 'invalid_format':
      return formats.get(issue.format) ?? generic;
    case 'too_big':
      return tooBig(issue.origin, figures.format(issue.maximum), issue.inclusive ?? true);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum, issue.inclusive ?? true);
    case 'not_multiple_of':
      return `Vul een veelvoud van ${figures.format(issue.divisor)} in`;
    case 'unrecognized_keys':
      return `Dit kennen we niet: ${issue.keys.join(', ')}`;
    default:
      return generic;
  }
}

function tooBig(origin: string, most: string, inclusive: boolean): string {
  if (origin === 'string') return `Gebruik hooguit ${most} tekens`;
  if (origin === 'array' || origin === 'set') return `Geef hooguit ${most} regels op`;
  if (origin === 'date') return 'Kies een eerdere datum';
  return inclusive ? `Vul hooguit ${most} in` : `Vul minder dan ${most} in`;
}

function tooSmall(origin: string, least: number | bigint, inclusive: boolean): string {
  const shown = figures.format(least);
  if (origin === 'string') return least === 1 ? missing : `Gebruik minstens ${shown} tekens`;
  if (origin === 'array' || origin === 'set')
    return least === 1 ? 'Geef minstens één regel op' : `Geef minstens ${shown} regels op`;
  if (origin === 'date') return 'Kies een latere datum';
  return inclusive ? `Vul minstens ${shown} in` : `Vul meer dan ${shown} in`;
}
