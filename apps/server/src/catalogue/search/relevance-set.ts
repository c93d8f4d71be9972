/**
 * What customers type, and what must then stand among the first five: a product, or any of a family by name or type.
 */
interface RelevantQuery {
  ventureId: string;
  text: string;
  finds: RegExp | number;
}

const of = (ventureId: string, ...queries: [text: string, finds: RegExp | number][]): RelevantQuery[] =>
  queries.map(([text, finds]) => ({ ventureId, text, finds }));

/** Products of the demo world that are there at every size. */
export const relevanceSet: readonly RelevantQuery[] = [
  ...of(
    '210',
    // singular and plural
    ['gipsplaten', /\bgipsplaat\b/i],
    ['gipsplaat', /\bgipsplaat\b/i],
    ['schroeven', /schroef/i],
    ['buizen', /buis/i],
    ['latten', /lat\b/i],
    ['stenen', /steen/i],
    ['gevelstenen', /gevelsteen/i],
    ['dakpannen', /dakpan/i],
    ['isolatieplaten', /isolatieplaat|isolatieplaten/i],
    ['emmers voegmiddel', /voegmiddel/i],
    ['dakramen', /dakraam/i],
    ['witte isolatieplaat', /isolatieplaat wit/i],
    // compounds apart and together
    ['gips plaat', /\bgipsplaat\b/i],
    ['gipsplaat schroef', /gipsplaatschroef/i],
    ['gipsplaatschroeven', /gipsplaatschroef/i],
    ['spaanplaat schroeven 4,0', /spaanplaatschroef 4,0/i],
    ['metalstud profiel', /metal-stud/i],
    ['metal stud', /metal-stud/i],
    ['purschuim', /PUR-schuim/i],
    ['pur schuim', /PUR-schuim/i],
    ['pirplaat', /PIR-/],
    ['pir isolatie', /PIR-/],
    ['kalk zandsteen', /kalkzandsteen/i],
    ['cellen beton blok', /cellenbetonblok/i],
    ['sanitair kit', /sanitairkit/i],
    ['bouw staal mat', /bouwstaalmat/i],
    ['tegel lijm', /tegellijm/i],
    ['schroef', /schroef/i],
    ['lijm', /lijm/i],
    ['anker', /anker/i],
    ['spijkerflens deken', /spijkerflensdeken/i],
    // mistakes
    ['gibsplaat', /\bgipsplaat\b/i],
    ['gispplaat', /\bgipsplaat\b/i],
    ['gipsplaad', /\bgipsplaat\b/i],
    ['dakpanen', /dakpan/i],
    ['schoeven', /schroef/i],
    ['stenwol', /steenwol/i],
    ['glaswoll', /glaswol/i],
    ['metselmotrel', /metselmortel/i],
    ['silicoonkit', /Siliconenkit|sanitairkit/i],
    ['multeplex', /multiplex/i],
    ['thermovats', /Thermovast/],
    ['egaliseermidel', /egaliseermiddel/i],
    ['gipsplaatschoef', /gipsplaatschroef/i],
    ['drainage buiz', /drainagebuis/i],
    // sizes and amounts
    ['gipsplaat 12,5mm', /\bgipsplaat\b/i],
    ['gipsplaat 12.5 mm', /\bgipsplaat\b/i],
    ['gipsplaat 600x2600', /gipsplaat.* 600 x 2600 mm/i],
    ['gipsplaat 60x260 cm', /gipsplaat.* 600 x 2600 mm/i],
    ['gipsplaat 2600 x 600 mm', /gipsplaat.* 600 x 2600 mm/i],
    ['spouwplaat 120x60', /spouwplaat 1200 x 600/i],
    ['vuren 44x69', /vuren geschaafd 44 x 69/i],
    ['vuren 44 x 69 x 3000 mm', /vuren geschaafd 44 x 69/i],
    ['kit 310ml', /310 ml/],
    ['metselmortel 25kg', /metselmortel/i],
    ['keilbout M6', /keilbout M6/],
    ['EPS100', /EPS 100/],
    ['cement 42,5N', /cement 42,5 N/],
    ['c18 vuren', /vuren.* C18/],
    ['opsluitband 5x15', /opsluitband 5 x 15 cm/],
    ['betontegel 30x30', /betontegel 30 x 30/],
    ['bladlood 3 meter', /bladlood.* 3 m/],
    // codes
    ['0045120', 100000],
    ['0045 120', 100000],
    ['1589792', 100001],
    ['8711900329079', 100000],
    ['8 711900 408262', 100000],
    ['THE304730', 100000],
    ['the-304730', 100000],
    ['PV75010', /Purvast Vakman PUR-/],
    ['210-3134464', 100002],
    ['4679148', 100003],
    // brand and type
    ['gipsum gipsplaat', /Gipsum.* gipsplaat/],
    ['thermovast pir', /Thermovast.* PIR/],
    ['kolmix cement', /Kolmix.*cement/],
    ['noordkit montagekit', /Noordkit.*montagekit/],
    ['stavast c-profiel', /Stavast.*C-profiel/],
    ['schroefal vakman', /Schroefal Vakman/],
    // other words for it
    ['rigips', /\bgipsplaat\b/i],
    ['tempex', /EPS/],
    ['piepschuim plaat', /EPS/],
    ['velux', /dakraam/i],
    ['ytong', /cellenbetonblok/i],
    ['slijptol', /haakse slijper/i],
    ['regels van gips voor brandwerende wand', /gips/i],
  ),
  ...of(
    '220',
    ['vlonderplanken', /terrasplank/i],
    ['terras planken bankirai', /terrasplank bankirai/i],
    ['bankirai 21x145', /bankirai 21 x 145/],
    ['triplex', /multiplex/i],
    ['osb', /OSB/],
    ['binnen deuren', /binnendeur/i],
    ['kozein hout', /kozijnhout/i],
    ['hout lijm', /houtlijm/i],
    ['ipe terrasplank', /terrasplank ipé/],
  ),
  ...of(
    '230',
    ['dakfolie', /onderdakfolie/i],
    ['rubberdak', /EPDM/],
    ['zinken goten', /zinken bakgoot/i],
    ['dak schroeven', /dakschroef/i],
    ['nok vorst', /nokvorst/i],
  ),
  ...of(
    '240',
    ['vloertegels 60x60', /vloertegel.* 60 x 60/i],
    ['vloertegel 600x600mm', /vloertegel.* 60 x 60/i],
    ['metro tegel', /metrotegel/i],
    ['subway tegel', /metrotegel/i],
    ['mosaiek', /mozaïek/i],
    ['wand tegels 15x15', /wandtegel.* 15 x 15/i],
    ['tegels', /tegel/i],
  ),
];

/**
 * A word that names a whole family means the article most customers buy: the plain one from stock, not a special one
 * that is called so, too. What the first two names must look like, beside brand and line.
 */
export const plainestFirst: readonly { ventureId: string; text: string; names: RegExp }[] = [
  { ventureId: '210', text: 'gipsplaat', names: /^gipsplaat AK \d/ },
  { ventureId: '210', text: 'gipsplaten', names: /^gipsplaat AK \d/ },
  { ventureId: '210', text: 'gips plaat', names: /^gipsplaat AK \d/ },
];
