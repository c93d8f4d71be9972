import { expect, test } from 'vitest';
import { fold } from './dutch-fold.ts';
import { stemDutch } from './dutch-stem.ts';

const sameStem = `
platen plaat | gipsplaten gipsplaat | stenen steen | gevelstenen gevelsteen | schroeven schroef | buizen buis
latten lat | panlatten panlat | tegels tegel | vloertegels vloertegel | dozen doos | dakpannen dakpan | bouten bout
moeren moer | pluggen plug | nagels nagel | ankers anker | spouwankers spouwanker | kozijnen kozijn | deuren deur
binnendeuren binnendeur | ramen raam | dakramen dakraam | profielen profiel | folies folie | zakken zak | emmers emmer
rollen rol | panelen paneel | balken balk | palen paal | tuinpalen tuinpaal | blokken blok | goten goot | haken haak
lateien latei | keien kei | mortels mortel | kitten kit | lijmen lijm | dekens deken | pallets pallet | staven staaf
lagen laag | daken dak | glazen glas | vaten vat | boorgaten boorgat | voegmiddelen voegmiddel | systemen systeem
witte wit | grijze grijs | zwarte zwart | rode rood | hoge hoog | brede breed | vochtwerende vochtwerend
gladde glad | verzinkte verzinkt | groene groen | akoestische akoestisch | minerale mineraal | lengtes lengte
diktes dikte | haakje haak | tegeltje tegel | boutje bout | plaatje plaat | raampje raam | pannetje pan
betonnen beton | zinken zink | houten hout | lijsten lijst | plinten plint | planken plank | terrasplanken terrasplank
schermen scherm | bochten bocht | hulpstukken hulpstuk | matten mat | wanden wand | voegen voeg | bitjes bit
handschoenen handschoen | helmen helm | troffels troffel | slijpers slijper | zagen zaag | koepels koepel
`;

test('singular and plural, bare and inflected meet', () => {
  const pairs = sameStem.trim().split(/\s*[|\n]\s*/);
  const apart = pairs.filter((pair) => new Set(pair.split(' ').map((word) => stemDutch(fold(word)))).size > 1);
  expect(apart.map((pair) => `${pair}: ${pair.split(' ').map(stemDutch)}`)).toEqual([]);
  expect(pairs.length).toBeGreaterThan(80);
});

test.each(
  'plaat steen groen gips glas buis doos vlies tien beton gaas lens grens plus basis eps m8 pir mos kraan'.split(' '),
)('%s is a stem already', (word) => {
  expect(stemDutch(word)).toBe(word);
});

test.each([
  ['plaat', 'plat'],
  ['latten', 'laten'],
  ['bommen', 'bomen'],
  ['aggregaten', 'aggregat'],
  ['steen', 'sten'],
])('%s and %s stay apart', (one, other) => {
  expect(stemDutch(one)).not.toBe(stemDutch(other));
});

test.each([
  ['Geïmpregneerd', 'geimpregneerd'],
  ['m²', 'm2'],
  ["hulo's", 'hulo'],
  ['60 × 120', '60 x 120'],
  ['0–4 mm', '0-4 mm'],
  ['Ipé ÉÉN', 'ipe een'],
  ['FAÇADE', 'facade'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each(['constructor', 'valueof'])('%s is a word like any other', (word) => {
  expect(stemDutch(word)).toBe(word);
});
