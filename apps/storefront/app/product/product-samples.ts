import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import type { Product, Variant } from './product.ts';

/* Sample data for the tests of this folder; each test overrides what it is about. */

export function sampleProduct(own: Partial<Product> = {}): Product {
  return {
    id: '100000',
    parentId: '21044',
    name: 'PIR-spouwplaat',
    urlName: 'pir-spouwplaat-100000',
    url: '/steenhof/producten/pir-spouwplaat-100000',
    imageAssets: [],
    imageTexts: {},
    downloadAssets: [],
    displayImage: '/media/producten/100000.svg',
    brand: 'Thermovast',
    line: 'Vakman',
    type: 'PIR-plaat',
    status: 'Actief',
    startPublish: '2025-11-01T06:00:00Z',
    stopPublish: null,
    marketFilter: [],
    ventureStockTypes: [],
    description: '<p>Isoleert &amp; sluit <b>goed</b>.</p>',
    variantDifferentiator: 'Dikte',
    usps: [],
    variantIds: [],
    availability: true,
    relations: { replacedBy: [], accessories: [], alternatives: [] },
    ...own,
  };
}

export function sampleVariant(own: Partial<Variant> = {}): Variant {
  const id = own.id ?? '1000000';
  return {
    id,
    guid: `00000000-0000-4000-8000-00000${id}`,
    code: `00${id.slice(-5)}`,
    name: `PIR-spouwplaat ${id}`,
    urlName: `pir-spouwplaat-${id}`,
    supplierCode: 'TV-40',
    variationSku: `210-${id}`,
    status: 'Actief',
    statusCode: 'A',
    uniqueProperty: '40 mm',
    label: '40 mm',
    isStockItem: true,
    imageAssets: [],
    imageTexts: {},
    downloadAssets: [],
    salesUnit: 'PK',
    priceUnit: 'MTK',
    stockUnit: 'PK',
    startPublish: '2025-11-01T06:00:00Z',
    stopPublish: null,
    marketFilter: [],
    specifications: [],
    ventureUnitList: [],
    ventureStockTypes: [],
    bundles: [
      { id: '1', name: 'm²', bundleCode: 'MTK', unitRatio: 1, pricePer: 1, eanCode: null },
      { id: '2', name: 'pak', bundleCode: 'PK', unitRatio: 1.44, pricePer: 1, eanCode: '8711900329079' },
    ],
    parentProductId: '100000',
    variantUspList: [],
    applicationInstructions: '',
    processingInstructions: '',
    vatRate: 21,
    ...own,
  };
}

const link = (id: string) => ({ id, guidValue: `guid-${id}`, url: null, providerName: 'CatalogContent' });

function serverItem(id: string, parentId: string, contentType: string): ContentItem {
  return {
    contentLink: link(id),
    parentLink: link(parentId),
    contentType,
    name: `Naam van ${id}`,
    language: 'nl',
    routeSegment: `naam-${id}`,
    url: null,
    ventureId: '210',
    publishedAt: '2025-11-01T06:00:00Z',
    disableIndexing: false,
    disableFollowing: false,
    pageImage: null,
    backgroundImage: null,
  };
}

export function serverProduct(own: Record<string, unknown> = {}): ContentItem {
  return {
    ...serverItem('100000', '21044', 'Product'),
    productUrl: '/steenhof/producten/pir-spouwplaat-100000',
    imageAssets: [{ url: '/media/a.svg' }],
    downloadAssets: [],
    displayImage: { url: '/media/a.svg' },
    brand: 'Thermovast',
    line: 'Vakman',
    type: 'PIR-plaat',
    status: 'Actief',
    startPublish: '2025-11-01T06:00:00Z',
    stopPublish: null,
    marketFilter: [],
    ventureStockTypes: [],
    commercialDescription: '<p>Isoleert</p>',
    displayVariantsBy: 'Dikte',
    productUspList: ['Licht'],
    variantIds: ['1000000'],
    availability: true,
    ...own,
  };
}

export function serverVariant(id: string, own: Record<string, unknown> = {}): ContentItem {
  return {
    ...serverItem(id, '100000', 'Variation'),
    code: `00${id.slice(-5)}`,
    supplierCode: 'TV-40',
    variationSku: `210-${id}`,
    status: 'Actief',
    statusCode: 'A',
    displayByValue: '40 mm',
    imageAssets: [],
    downloadAssets: [],
    salesUnit: 'PK',
    priceUnit: 'MTK',
    stockUnit: 'PK',
    startPublish: '2025-11-01T06:00:00Z',
    stopPublish: null,
    marketFilter: [],
    featureList: [],
    ibFeatureList: [],
    featureUnitList: [],
    ventureUnitList: [],
    ventureStockTypeList: [],
    bundles: [],
    gtin: null,
    parentProductData: { id: '100000', name: 'PIR-spouwplaat' },
    variantUspList: [],
    applicationInstructions: '',
    processing: '<p>Zagen</p>',
    vatRate: 21,
    ...own,
  };
}

export function serverBundle(id: string, own: Record<string, unknown> = {}): ContentItem {
  return {
    ...serverItem(id, '1000000', 'Bundle'),
    bundleCode: 'PK',
    unitRatio: 1.44,
    pricePer: 1,
    gtin: '8711900329079',
    ...own,
  };
}
