import { packagingCodes, xchangeUnits } from '../xchange-codes.ts';

/*
 * The rules of ETIM xChange 2.0 for the elements we write: which there are, which must be there, and what they look
 * like. An element that is not listed is a fault, as it is by the schema.
 */

type Rule = (value: unknown, path: string) => string[];

const text =
  (maxLength: number, pattern = /./su): Rule =>
  (value, path) =>
    typeof value === 'string' && value.length >= 1 && value.length <= maxLength && pattern.test(value)
      ? []
      : [`${path}: ${JSON.stringify(value)}`];
const oneOf =
  (values: ReadonlySet<string>): Rule =>
  (value, path) =>
    typeof value === 'string' && values.has(value) ? [] : [`${path}: ${JSON.stringify(value)}`];
const flag: Rule = (value, path) => (typeof value === 'boolean' ? [] : [`${path}: no boolean`]);
const count: Rule = (value, path) => (Number.isInteger(value) && Number(value) >= 1 ? [] : [`${path}: no count`]);
const uri: Rule = (value, path) => (URL.canParse(String(value)) ? [] : [`${path}: no address`]);

const list =
  (rule: Rule, minItems = 0): Rule =>
  (value, path) => {
    if (!Array.isArray(value)) return [`${path}: no list`];
    const short = value.length < minItems ? [`${path}: fewer than ${minItems}`] : [];
    return [...short, ...value.flatMap((one, index) => rule(one, `${path}[${index}]`))];
  };

const object =
  (required: Readonly<Record<string, Rule>>, optional: Readonly<Record<string, Rule>> = {}): Rule =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return [`${path}: no object`];
    const rules = new Map(Object.entries({ ...required, ...optional }));
    const missing = Object.keys(required).filter((key) => !Object.hasOwn(value, key));
    return [
      ...missing.map((key) => `${path}.${key}: missing`),
      ...Object.entries(value).flatMap(
        ([key, one]) => rules.get(key)?.(one, `${path}.${key}`) ?? [`${path}.${key}: unknown`],
      ),
    ];
  };

const day = text(10, /^\d{4}-\d{2}-\d{2}$/);
const language = text(5, /^[a-z]{2}-[A-Z]{2}$/);
const quantity = text(17, /^[0-9]{1,12}\.?[0-9]{0,4}$/);
const money = text(16, /^[0-9]{1,11}\.?[0-9]{0,4}$/);
const measure = text(18, /^-?[0-9]{1,12}\.?[0-9]{0,4}$/);
const gtins = list(text(14, /^[0-9]{8,14}$/));
const inLanguage = (key: string, maxLength: number) => list(object({ [key]: text(maxLength) }, { Language: language }));
const attachmentTypes = new Set(['ATX015', 'ATX018', 'ATX099']);

const attachment = object(
  {
    AttachmentType: oneOf(attachmentTypes),
    AttachmentDetails: list(
      object(
        { AttachmentUri: uri },
        { AttachmentFilename: text(100), AttachmentDescription: inLanguage('AttachmentDescription', 255) },
      ),
      1,
    ),
  },
  { AttachmentOrder: count },
);

const etimFeature = object(
  { EtimFeatureCode: text(8, /^EF([0-9]{6}|I[0-9]{5}|[A-Z]{2}[0-9]{4})$/) },
  {
    EtimValueCode: text(8, /^EV[0-9]{6}$/),
    EtimValueNumeric: measure,
    EtimValueRangeLower: measure,
    EtimValueRangeUpper: measure,
    EtimValueLogical: flag,
  },
);

const tradeItem = object(
  {
    ItemIdentification: object({ SupplierItemNumber: text(35) }, { ItemGtin: gtins }),
    Ordering: object(
      { OrderUnit: oneOf(xchangeUnits), MinimumOrderQuantity: quantity, OrderStepSize: quantity },
      { UseUnit: oneOf(xchangeUnits), UseUnitConversionFactor: quantity },
    ),
    Pricing: list(
      object(
        { PriceUnit: oneOf(xchangeUnits), PriceQuantity: text(10, /^[0-9]{1,5}\.?[0-9]{0,4}$/) },
        {
          PriceUnitFactor: money,
          PriceOnRequest: flag,
          GrossListPrice: money,
          Vat: text(5, /^[0-9]{1,2}\.?[0-9]{0,2}$/),
        },
      ),
    ),
  },
  {
    ItemDetails: object(
      {
        ItemDescriptions: list(
          object(
            { MinimalItemDescription: text(80) },
            { DescriptionLanguage: language, UniqueMainItemDescription: text(255) },
          ),
          1,
        ),
      },
      { StockItem: flag },
    ),
    PackagingUnit: list(
      object({
        PackagingIdentification: object(
          { PackagingTypeCode: oneOf(packagingCodes) },
          { PackagingQuantity: quantity, PackagingGtin: gtins },
        ),
      }),
    ),
  },
);

const product = object(
  {
    ProductIdentification: object(
      { ManufacturerName: text(80), ManufacturerProductNumber: text(35) },
      { BrandName: text(50), BrandDetails: list(object({}, { BrandSeries: inLanguage('BrandSeries', 50) })) },
    ),
  },
  {
    ProductDetails: object({
      ProductDescriptions: list(
        object(
          { MinimalProductDescription: text(80) },
          {
            DescriptionLanguage: language,
            UniqueMainProductDescription: text(255),
            FullProductDescription: text(10_000),
            ProductApplicationInstructions: text(10_000),
          },
        ),
      ),
    }),
    ProductAttachments: list(attachment),
    EtimClassification: list(
      object(
        { EtimReleaseVersion: text(7, /^([0-9]{1,2}\.[0-9]|DYNAMIC)$/), EtimClassCode: text(8, /^EC[0-9]{6}$/) },
        { EtimFeatures: list(etimFeature) },
      ),
    ),
    TradeItem: list(tradeItem),
  },
);

const catalogue = object(
  {
    SchemaVersion: text(3, /^[0-9]\.[0-9]$/),
    CatalogueId: text(20),
    CatalogueType: oneOf(new Set(['FULL', 'CHANGE'])),
    CatalogueValidityStart: day,
    Language: list(language, 1),
    Supplier: list(object({ SupplierName: text(80), Product: list(product, 1) }), 1),
  },
  {
    CatalogueName: inLanguage('CatalogueName', 100),
    CatalogueVersion: text(50),
    GenerationDate: day,
    Country: list(text(2, /^[A-Z]{2}$/)),
    CurrencyCode: text(3, /^[A-Z]{3}$/),
  },
);

/** Where a document breaks the rules; nothing where it does not. */
export function xchangeFaults(document: unknown): string[] {
  return catalogue(document, 'catalogue');
}
