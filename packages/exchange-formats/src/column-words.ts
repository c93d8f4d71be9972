import type { ColumnMeaningName } from '@bouwpoort/contract/exchange/imports.staff';
import type { ColumnFinding } from './column-findings.ts';

/** What a column of a merchant's table can be about. */
export type ColumnMeaning = ColumnMeaningName;

/** Headers as they are met, without spaces, signs and accents; Dutch and English. */
const words: Record<ColumnMeaning, readonly string[]> = {
  articleCode: [
    'artikelnummer',
    'artikelnr',
    'artnr',
    'artikelcode',
    'artikel',
    'itemnumber',
    'itemno',
    'articlenumber',
    'articlecode',
    'sku',
    'itemcode',
    'productnummer',
  ],
  productCode: ['productcode', 'productid', 'productgroepid', 'hoofdartikel', 'parent', 'parentsku', 'modelcode'],
  supplierCode: [
    'leverancierscode',
    'leveranciersartikelnummer',
    'artikelnummerleverancier',
    'fabrikantcode',
    'suppliercode',
    'supplieritemnumber',
    'mpn',
    'manufacturerpartnumber',
  ],
  name: [
    'omschrijving',
    'artikelomschrijving',
    'naam',
    'artikelnaam',
    'productnaam',
    'titel',
    'description',
    'name',
    'title',
    'itemdescription',
    'productname',
    'omschrijving1',
  ],
  description: [
    'langeomschrijving',
    'productomschrijving',
    'tekst',
    'toelichting',
    'longdescription',
    'omschrijvinglang',
    'specificatie',
  ],
  brand: ['merk', 'fabrikant', 'brand', 'manufacturer', 'merknaam'],
  category: ['categorie', 'groep', 'artikelgroep', 'productgroep', 'category', 'rubriek', 'assortimentsgroep'],
  etimClass: ['etim', 'etimklasse', 'etimclass', 'etimcode'],
  gtin: ['ean', 'gtin', 'eancode', 'barcode', 'streepjescode', 'ean13'],
  unit: ['eenheid', 'verkoopeenheid', 'besteleenheid', 'vpe', 'unit', 'uom', 'salesunit', 'orderunit', 'eh'],
  contentUnit: ['inhoudseenheid', 'basiseenheid', 'contentunit', 'baseunit', 'stukeenheid'],
  content: [
    'inhoud',
    'verpakkingsinhoud',
    'aantalperverpakking',
    'aantalpereenheid',
    'content',
    'packsize',
    'verpaktper',
  ],
  price: [
    'prijs',
    'verkoopprijs',
    'brutoprijs',
    'adviesprijs',
    'nettoprijs',
    'price',
    'listprice',
    'netprice',
    'verkoopprijsexclbtw',
    'prijsexclbtw',
    'bezorgprijs',
  ],
  costPrice: ['inkoopprijs', 'kostprijs', 'costprice', 'purchaseprice'],
  pricePickup: ['afhaalprijs', 'prijsafhalen', 'pickupprice'],
  per: ['per', 'prijsper', 'prijseenheidaantal', 'priceper', 'pricequantity', 'prijsbasis'],
  vatRate: ['btw', 'btwpercentage', 'btwtarief', 'vat', 'vatrate'],
  stock: ['voorraad', 'vrijevoorraad', 'aantalopvoorraad', 'stock', 'quantity', 'onhand', 'beschikbaar', 'aantal'],
  warehouse: ['magazijn', 'magazijncode', 'vestiging', 'filiaal', 'warehouse', 'location', 'locatie'],
  image: ['afbeelding', 'foto', 'image', 'imageurl', 'afbeeldingurl', 'picture'],
  customer: [
    'klantnummer',
    'klantnr',
    'debiteurnummer',
    'debiteur',
    'klant',
    'klantcode',
    'customer',
    'customernumber',
    'customerid',
    'debnr',
  ],
  customerName: ['klantnaam', 'bedrijfsnaam', 'bedrijf', 'company', 'companyname', 'customername'],
  customerGroup: ['klantgroep', 'prijsgroep', 'kortingsgroep', 'customergroup'],
  kvk: ['kvk', 'kvknummer', 'kamervankoophandel', 'chamberofcommerce'],
  email: ['email', 'emailadres', 'mail'],
  firstName: ['voornaam', 'firstname'],
  lastName: ['achternaam', 'lastname', 'surname'],
  street: ['straat', 'straatnaam', 'street', 'adres'],
  houseNumber: ['huisnummer', 'huisnr', 'housenumber'],
  houseNumberAddition: ['toevoeging', 'huisnummertoevoeging'],
  postalCode: ['postcode', 'zip', 'zipcode', 'postalcode'],
  city: ['plaats', 'woonplaats', 'stad', 'city', 'town'],
  country: ['land', 'landcode', 'country', 'countrycode'],
  phone: ['telefoon', 'telefoonnummer', 'tel', 'phone'],
  creditLimit: ['kredietlimiet', 'limiet', 'creditlimit'],
  branch: ['vestigingklant', 'klantvestiging', 'vestigingvandeklant', 'branch'],
  validFrom: ['geldigvanaf', 'vanafdatum', 'ingangsdatum', 'begindatum', 'validfrom', 'startdate'],
  validUntil: ['geldigtot', 'geldigtotenmet', 'einddatum', 'totdatum', 'validuntil', 'validto', 'enddate'],
  fromQuantity: [
    'vanafaantal',
    'staffel',
    'staffelaantal',
    'staffelvanaf',
    'aantalvanaf',
    'minaantal',
    'fromquantity',
    'minquantity',
  ],
};

const meanings: ReadonlyMap<string, ColumnMeaning> = new Map(
  (Object.entries(words) as [ColumnMeaning, readonly string[]][]).flatMap(([meaning, headers]) =>
    headers.map((header) => [header, meaning] as const),
  ),
);

/** Headers that say 'from' or 'until': their values show whether it is a quantity or a day. */
const ambiguous: Readonly<Record<string, { date: ColumnMeaning; number?: ColumnMeaning }>> = {
  vanaf: { date: 'validFrom', number: 'fromQuantity' },
  van: { date: 'validFrom', number: 'fromQuantity' },
  from: { date: 'validFrom', number: 'fromQuantity' },
  tot: { date: 'validUntil' },
  totenmet: { date: 'validUntil' },
  tm: { date: 'validUntil' },
  until: { date: 'validUntil' },
};

/** By the whole header, else by the header without what stands in brackets or behind a unit of money. */
export function meaningOfHeader({ name, kind }: Pick<ColumnFinding, 'name' | 'kind'>): ColumnMeaning | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '');
  const shorter = name.replace(/[([].*$/, '').replace(/\b(eur|euro|excl\.?|ex\.?|incl\.?)\b.*$/i, '');
  const known = meanings.get(plain(name)) ?? meanings.get(plain(shorter));
  if (known || (kind !== 'date' && kind !== 'number')) return known;
  const header = plain(name);
  return Object.hasOwn(ambiguous, header) ? ambiguous[header]?.[kind] : undefined;
}
