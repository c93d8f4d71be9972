import type { DocumentKind } from '@bouwpoort/contract/catalogue/products';

/** A product under the storefront's names (C 3); product-mapping.ts maps it from the server's. */
export interface Product {
  id: string;
  /** The id of its category. */
  parentId: string | null;
  name: string;
  urlName: string;
  url: string;
  imageAssets: string[];
  /** Texts by the address of a picture: a description of what it shows. */
  imageTexts: Record<string, string>;
  downloadAssets: ProductDownload[];
  displayImage: string | null;
  brand: string;
  line: string;
  type: string;
  status: string;
  startPublish: string;
  stopPublish: string | null;
  marketFilter: string[];
  ventureStockTypes: VentureStockType[];
  /** HTML, sanitised by the server. */
  description: string;
  /** The difference between the variants: 'Dikte', 'Kleur'. */
  variantDifferentiator: string;
  usps: string[];
  variantIds: string[];
  availability: boolean;
  relations: ProductRelations;
}

/** Ids of other products, some of which may be hidden. */
export interface ProductRelations {
  replacedBy: string[];
  accessories: string[];
  alternatives: string[];
}

export interface Variant {
  id: string;
  guid: string;
  /** The article number. */
  code: string;
  name: string;
  urlName: string;
  supplierCode: string;
  variationSku: string;
  status: string;
  statusCode: string;
  /** Its value of the product's variantDifferentiator: '120 mm'. */
  uniqueProperty: string;
  label: string;
  /** In the stock assortment of the current venture. */
  isStockItem: boolean;
  imageAssets: string[];
  imageTexts: Record<string, string>;
  downloadAssets: ProductDownload[];
  salesUnit: string;
  priceUnit: string;
  stockUnit: string;
  startPublish: string;
  stopPublish: string | null;
  marketFilter: string[];
  specifications: Specification[];
  ventureUnitList: VentureUnits[];
  ventureStockTypes: VentureStockType[];
  bundles: Bundle[];
  parentProductId: string;
  variantUspList: string[];
  /** HTML, sanitised by the server. */
  applicationInstructions: string;
  processingInstructions: string;
  vatRate: number;
}

/** An order unit (C 3). */
export interface Bundle {
  id: string;
  name: string;
  bundleCode: string;
  unitRatio: number;
  pricePer: number;
  eanCode: string | null;
}

export interface Specification {
  key: string;
  value: string;
  unit: string;
}

export interface ProductDownload {
  name: string;
  url: string;
  /** In bytes. */
  size: number;
  kind?: DocumentKind | undefined;
}

interface VentureStockType {
  ventureId: string;
  stockItem: boolean;
}

interface VentureUnits {
  ventureId: string;
  priceUnit: string;
  salesUnit: string;
  stockUnit: string;
}
