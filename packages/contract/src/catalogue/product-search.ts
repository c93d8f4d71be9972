import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { queryFlag, ventureId } from '../foundation/scalars.ts';
import { catalogueImage, catalogueLink, filterGroup, ventureStockType } from './products.ts';

/** What a product tile shows; prices and stock are asked for apart, with the variants' guids. */
export const productSearchResult = z.object({
  contentLink: catalogueLink,
  name: z.string(),
  routeSegment: z.string(),
  productUrl: z.string(),
  displayImage: z.nullable(catalogueImage),
  /** Sent with `expand=imageAssets`. */
  imageAssets: z.optional(z.array(catalogueImage)),
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
  matchingVariants: z.optional(z.array(z.object({ id: z.string(), image: z.nullable(catalogueImage) }))),
});
export type ProductSearchResult = z.infer<typeof productSearchResult>;

export const productSearchResponse = z.object({
  totalMatching: z.int(),
  results: z.array(productSearchResult),
  filters: z.array(filterGroup),
  /** Our own: what the visitor may have meant, when the text as typed found nothing. */
  didYouMean: z.nullable(z.string()),
});
export type ProductSearchResponse = z.infer<typeof productSearchResponse>;

/** Relevance, name, newest, most ordered. */
const productOrder = z.enum(['score', 'name', 'newest', 'mostOrdered']);
export type ProductOrder = z.infer<typeof productOrder>;

const page = {
  /** The expression of C 7.4; what the parser does not know is a 400. */
  filter: z.optional(z.string().check(z.maxLength(8000))),
  /** Empty when a category is listed rather than searched. */
  query: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  top: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
  skip: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  expand: z.optional(z.string().check(z.maxLength(100))),
};

const options = z.object({
  includeSingleFilterOptions: z._default(queryFlag, false),
  /** False while the stock filter is on. */
  includeOrderItems: z._default(queryFlag, true),
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
      orderBy: z._default(productOrder, 'score'),
      /** Our addition: only these products, comma-joined keys, in this order unless sorted otherwise. */
      references: z.optional(z.string().check(z.maxLength(4000))),
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
      orderBy: z._default(productOrder, 'score'),
      /** Comma-joined keys. */
      references: z._default(z.string().check(z.maxLength(4000)), ''),
    }),
    response: productSearchResponse,
  }),
};
