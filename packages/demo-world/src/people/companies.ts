import type { TableFill } from '../table-fill.ts';

interface RegisteredCompany {
  kvkNummer: string;
  naam: string;
  straatnaam: string;
  huisnummer: number;
  huisnummerToevoeging: string;
  postcode: string;
  plaats: string;
  type: 'hoofdvestiging' | 'nevenvestiging' | 'rechtspersoon';
}

/** A lookup of this number fails, as when the register itself is down. */
export const kvkErrorNumber = '99999999';

/** An unassigned number. */
export const kvkUnknownNumber = '00000000';

/** A shared business building: more companies than one list of results shows (P 2.13, 'Toon meer'). */
export const sharedAddress = { straatnaam: 'Atoomweg', huisnummer: 350, postcode: '3542AB', plaats: 'Utrecht' };

type Address = [straatnaam: string, huisnummer: number, huisnummerToevoeging: string, postcode: string, plaats: string];

const company = (
  kvkNummer: string,
  naam: string,
  [straatnaam, huisnummer, huisnummerToevoeging, postcode, plaats]: Address,
  type: RegisteredCompany['type'] = 'hoofdvestiging',
): RegisteredCompany => ({
  kvkNummer,
  naam,
  straatnaam,
  huisnummer,
  huisnummerToevoeging,
  postcode,
  plaats,
  type,
});

const tenant = (kvkNummer: string, naam: string, unit: string): RegisteredCompany =>
  company(kvkNummer, naam, [
    sharedAddress.straatnaam,
    sharedAddress.huisnummer,
    unit,
    sharedAddress.postcode,
    sharedAddress.plaats,
  ]);

export const demoCompanies: readonly RegisteredCompany[] = [
  company('12345678', 'Van Dijk Bouw B.V.', ['Oudegracht', 12, '', '3511AB', 'Utrecht']),

  // The customers of the demo world.
  company('30418276', 'Aannemersbedrijf Ter Veldhuis B.V.', ['Amsterdamseweg', 41, '', '3812RP', 'Amersfoort']),
  company(
    '30418276',
    'Aannemersbedrijf Ter Veldhuis B.V.',
    ['Amsterdamseweg', 41, '', '3812RP', 'Amersfoort'],
    'rechtspersoon',
  ),
  company('30418276', 'Ter Veldhuis Werkplaats', ['Hardwareweg', 9, 'B', '3821BL', 'Amersfoort'], 'nevenvestiging'),
  company('30552091', 'Bouwgroep Noordeinde B.V.', ['Savannahweg', 17, '', '3542AW', 'Utrecht']),
  company('24730158', 'Klussenbedrijf Maasoever', ['Schiedamseweg', 208, 'A', '3026AM', 'Rotterdam']),
  company('27391046', 'Timmerwerken De Haagse Hoek', ['Fruitweg', 24, '', '2525KH', 'Den Haag']),
  company('09284417', 'Stukadoorsbedrijf Rijnzicht', ['Nijverheidsweg', 5, '', '6827BZ', 'Arnhem']),
  company('05177263', 'Renovatiewerken IJsselpoort B.V.', ['Ceintuurbaan', 30, '', '8024AA', 'Zwolle']),
  company('30660719', 'Vloerenbedrijf Kromme Rijn', ['Koningsweg', 135, '', '3582GE', 'Utrecht']),
  company('30127845', 'Metselbedrijf Oud-Leusden', ['Arnhemseweg', 310, '', '3817CK', 'Amersfoort']),
  company('02091834', 'Timmerfabriek Het Hogeland B.V.', ['Peizerweg', 74, '', '9727AP', 'Groningen']),
  company('17240695', 'Dakdekkersbedrijf Kempenzicht', ['Boschdijk', 512, '', '5622PB', 'Eindhoven']),
  company('34508127', 'Tegelzettersbedrijf Havenlicht', ['Contactweg', 47, '', '1014AN', 'Amsterdam']),

  // Fourteen at one address.
  tenant('51200114', 'Afbouw Lage Weide B.V.', '1'),
  tenant('51200226', 'Atelier Voor Gevels', '2'),
  tenant('51200338', 'Betonboor Utrecht-West', '3'),
  tenant('51200441', 'Bouwadvies Rietgors', '4'),
  tenant('51200553', 'De Droge Kruipruimte', '5'),
  tenant('51200665', 'Elektro Vechtstreek', '6'),
  tenant('51200777', 'Glaszetterij Helder Zicht', '7'),
  tenant('51200889', 'Installatiebureau Warmland', '8'),
  tenant('51200992', 'Kozijnmontage Haarrijn', '9'),
  tenant('51201104', 'Loodgieter om de Hoek', '10'),
  tenant('51201216', 'Schildersploeg Penseelstreek', '11'),
  tenant('51201328', 'Steigerverhuur Domzicht B.V.', '12'),
  tenant('51201431', 'Straatmakers Van Klinker tot Kei', '13'),
  tenant('51201543', 'Voegbedrijf Rechte Lijn', '14'),

  company('61300125', 'Bouwbedrijf Grebbelinde B.V.', ['Kerkewijk', 88, '', '3904JG', 'Veenendaal']),
  company('61300237', 'Aannemerij Eemland', ['Birkstraat', 102, '', '3768HL', 'Soest']),
  company('61300349', 'Klusteam Heidezoom', ['Larenseweg', 61, '', '1221CL', 'Hilversum']),
  company('61300452', 'Funderingswerken Merwede B.V.', ['Baanhoekweg', 14, '', '3313LA', 'Dordrecht']),
  company('61300564', 'Onderhoudsbedrijf Delfland', ['Schieweg', 27, '', '2627AN', 'Delft']),
  company('61300676', 'Houtbouw Veluwezoom', ['Edeseweg', 119, '', '6733TR', 'Wekerom']),
  company('61300788', 'Montagebedrijf Betuwepoort', ['Industrieweg', 22, 'A', '4004JR', 'Tiel']),
  company('61300891', 'Bouwcombinatie Vechtdal B.V.', ['Rollepaal', 3, '', '7701BR', 'Dedemsvaart']),
  company('61300991', 'Dakwerken Hunebedroute', ['Dr. A.F. Philipsweg', 46, '', '9403AD', 'Assen']),
  company('61301103', 'Kapconstructies Wold en Aa', ['Stationsweg', 33, '', '7941HC', 'Meppel']),
  company('61301215', 'Gevelrenovatie Wetterkant', ['Snekertrekweg', 59, '', '8912AA', 'Leeuwarden']),
  company('61301327', 'Wierden Bouw en Onderhoud', ['Hoofdstraat', 7, '', '9968AA', 'Pieterburen']),
  company('61301439', 'Parketterie De Peel', ['Engelseweg', 140, '', '5705AE', 'Helmond']),
  company('61301542', 'Isolatiebedrijf Brabantse Wal', ['Van Konijnenburgweg', 81, '', '4612PL', 'Bergen op Zoom']),
  company('61301654', 'Sloopwerken Zuidrand B.V.', ['Hazeldonk', 6, '', '4836LG', 'Breda']),
  company('61301766', 'Restauratieatelier Sint Pieter', ['Luikerweg', 92, '', '6212ET', 'Maastricht']),
  company('61301878', 'Mergelland Metselwerken', ['Rijksweg', 18, '', '6271AE', 'Gulpen']),
  company('61301981', 'Keukenmontage Sallandse Heuvels', ['Wierdensestraat', 55, '', '7443AA', 'Nijverdal']),
  company('61302093', 'Badkamerbouwers Rutbeek', ['Hengelosestraat', 402, '', '7521AN', 'Enschede']),
  company('61302205', 'Verbouwploeg Spaarneboog', ['Wagenweg', 73, '', '2012NC', 'Haarlem']),
  company('61302317', 'Timmerbedrijf Duin en Dijk', ['Rijksstraatweg', 211, '', '1969LH', 'Heemskerk']),
  company('61302317', 'Duin en Dijk Interieurbouw', ['Lijnbaan', 15, '', '1969NE', 'Heemskerk'], 'nevenvestiging'),
  company(
    '61302429',
    'Steigerbouw Havenmond Coöperatie U.A.',
    ['Australiëhavenweg', 38, '', '1045BA', 'Amsterdam'],
    'rechtspersoon',
  ),
  company('61302429', 'Steigerbouw Havenmond', ['Australiëhavenweg', 38, '', '1045BA', 'Amsterdam']),
];

export const companyFill = (): TableFill => ({
  table: 'registered_company',
  columns: [
    'id',
    'kvk_nummer',
    'naam',
    'straatnaam',
    'huisnummer',
    'huisnummer_toevoeging',
    'postcode',
    'plaats',
    'type',
  ],
  expected: demoCompanies.length,
  rows: demoCompanies.map((one, index) => [
    index + 1,
    one.kvkNummer,
    one.naam,
    one.straatnaam,
    one.huisnummer,
    one.huisnummerToevoeging,
    one.postcode,
    one.plaats,
    one.type,
  ]),
});
