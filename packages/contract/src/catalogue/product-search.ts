import { z } from 'zod';
import { route } from '../foundation/route.ts';
import { queryFlag, ventureId } from '../foundation/scalars.ts';
import { catalogueImage, catalogueLink, filterGroup, ventureStockType } from './products.ts';

/** What a product tile shows; prices and stock are asked for apart, with the variants' guids. */
export const productSearchResult = z.object({
  contentLink: catalogueLink,
  name: z.string(),
  routeSegment: z.string(),
  productUrl: z.string(),
  displayImage: catalogueImage.nullable(),
  /** Sent with `expand=imageAssets`. */
  imageAssets: z.array(catalogueImage).optional(),
  brand: z.string(),
  line: z.string(),
  type: z.string(),
  displayVariantsBy: z.string(),
  ventureStockTypes: z.array(ventureStockType),
  variants: z.array(
    z.object({
      contentLink: catalogueLink,
      code: z.string(),
      displayByValue: z.string(),
      salesUnit: z.string(),
      priceUnit: z.string(),
      /** What stock is counted in. */
      stockUnit: z.string(),
      stockItem: z.boolean(),
      /** Our additions: whether there is a unit to order it by, and how many price units a sales unit holds. */
      hasUnits: z.boolean(),
      perSalesUnit: z.number(),
      /** Our addition: how many stock units a sales unit holds. */
      stockPerSalesUnit: z.number(),
    }),
  ),
  /** Our addition: the variants that a filter on features or a size in the text asks for, when that is not all. */
  matchingVariants: z.array(z.object({ id: z.string(), image: catalogueImage.nullable() })).optional(),
});
export type ProductSearchResult = z.infer<typeof productSearchResult>;

export const productSearchResponse = z.object({
  totalMatching: z.int(),
  results: z.array(productSearchResult),
  filters: z.array(filterGroup),
  /** Our own: what the visitor may have meant, when the text as typed found nothing. */
  didYouMean: z.string().nullable(),
});
export type ProductSearchResponse = z.infer<typeof productSearchResponse>;

/** Relevance, name, newest, most ordered. */
const productOrder = z.enum(['score', 'name', 'newest', 'mostOrdered']);
export type ProductOrder = z.infer<typeof productOrder>;

const page = {
  /** The expression of C 7.4; what the parser does not know is a 400. */
  filter: z.string().max(8000).optional(),
  /** Empty when a category is listed rather than searched. */
  query: z.string().trim().max(100).default(''),
  top: z.int().min(1).max(100).default(24),
  skip: z.int().min(0).max(100_000).default(0),
  expand: z.string().max(100).optional(),
};

const options = z.object({
  includeSingleFilterOptions: queryFlag.default(false),
  /** False while the stock filter is on. */
  includeOrderItems: queryFlag.default(true),
});

export const productSearchRoutes = {
  search: route({
    method: 'POST',
    path: '/api/content/search/products/{ventureId}',
    effect: 'reads',
    summary: 'Search, filter and sort products',
    spec: 'C 7.4',
    access: 'public',
    params: z.object({ ventureId }),
    query: options,
    body: z.object({
      ...page,
      orderBy: productOrder.default('score'),
      /** Our addition: only these products, comma-joined keys, in this order unless sorted otherwise. */
      references: z.string().max(4000).optional(),
    }),
    response: productSearchResponse,
  }),
  byPrice: route({
    method: 'POST',
    path: '/api/content/search/products/{ventureId}/byprice',
    effect: 'reads',
    summary: "At most 5000 products by the customer's own price, the lowest first",
    spec: 'our addition to C 7.4',
    access: 'session',
    params: z.object({ ventureId }),
    query: options,
    body: z.object(page),
    response: productSearchResponse,
  }),
  lastOrdered: route({
    method: 'POST',
    path: '/api/content/search/products/{ventureId}/lastordered',
    effect: 'reads',
    summary: 'The products behind the keys of last ordered products',
    spec: 'C 7.4',
    access: 'registered',
    params: z.object({ ventureId }),
    query: options,
    body: z.object({
      ...page,
      orderBy: productOrder.default('score'),
      /** Comma-joined keys. */
      references: z.string().max(4000).default(''),
    }),
    response: productSearchResponse,
  }),
};
