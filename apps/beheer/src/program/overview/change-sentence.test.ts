import { readFileSync } from 'node:fs';
import { Words } from '@bouwpoort/ui/words.ts';
import { expect, test } from 'vitest';
import { changeSentence } from './change-sentence.ts';

const texts = new URL('../../../../server/src/organisation/texts/nl/beheer-overview.json', import.meta.url);
const words = new Words();
words.add('beheer-overview', JSON.parse(readFileSync(texts, 'utf8')));
const t = words.of('beheer-overview');

test.each([
  ['order', '2141702', { reference: 'a' }, { reference: 'b' }, 'wijzigde order 2141702'],
  ['offer of a later version', 'X', {}, {}, 'wijzigde gegeven X'],
  ['product', 'Spaanplaat', null, { name: 'Spaanplaat' }, 'maakte product Spaanplaat'],
  ['redirect', '/oud', { to: '/nieuw' }, null, 'verwijderde doorverwijzing /oud'],
  ['order-note', '2141702', null, { text: 'Bel even' }, 'schreef een notitie bij order 2141702'],
  ['staff-session', 'a@b.test', null, { address: '::1' }, 'logde in'],
  ['customer', 'Ter Veldhuis', null, { invited: 'jan@b.test' }, 'nodigde jan@b.test uit bij klant Ter Veldhuis'],
  ['mail', 'Orderbevestiging', null, { action: 'resend' }, 'stuurde mail Orderbevestiging opnieuw'],
])('a change of %s %s reads as a sentence', (entity, entityName, before, after, sentence) => {
  expect(changeSentence({ entity, entityName, before, after }, t)).toBe(sentence);
});
