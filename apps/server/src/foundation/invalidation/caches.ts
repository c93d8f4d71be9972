import type { ChangeTag } from './changes.ts';

export interface CacheLimits {
  /** Of all entries together, in the unit that the cache states. */
  maxSize: number;
  /** A larger entry is not cached. */
  maxEntrySize?: number;
  /** Milliseconds. Without it only a change or the lack of space ends an entry. */
  ttl?: number;
}

const second = 1000;
const minute = 60 * second;
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/*
 * Every cache of a serving process, all of them instances of TaggedCache (tagged-cache.ts). A change under a tag of an
 * entry drops it: triggers on the tables notify all processes (changes.ts). A page of products asks them in this order:
 * pages, page answers, wire answers, rows. docs/decisions/0008 and 0010 say why each exists.
 *
 * Beside these the storefront holds what it derived from a page answer (mapped values, JSON, markup) in WeakMaps with
 * that answer as their key, so it is dropped with the answer (storefront/app/frame/loader-data/memoize-by-response.ts and
 * packed.ts, storefront/app/frame/document/markup-cache.server.ts). Files of a build never change while the program runs, so
 * they are simply kept (http/built-files.ts).
 */

/**
 * Whole pages for visitors without a login, with their compressed copies (storefront/shared-pages.ts). Key: host, path,
 * the query parameters and cookies that pages read. Dropped by: the tags of all answers it is made from. Lifetime:
 * pages show the year and whether a branch is open, which change without a notification. Size in bytes.
 */
export const pageLimits: CacheLimits = { maxSize: 64 * megabyte, ttl: 30 * second };

/**
 * Public answers of the API as values for our own pages (storefront/page-data-cache.ts). Key: route, venture, input;
 * whether the visitor is logged in where the answer depends on it. Dropped by: the tags of the route
 * (response-tags.ts). Lifetime: products appear and disappear by date. Size in answers, of up to 150 kB.
 */
export const pageDataLimits: CacheLimits = { maxSize: 400, ttl: 30 * second };

/**
 * The same answers as bytes for callers of the API, who ask for the same thing at the same moment
 * (http/response-cache.ts). Key: method, address, venture, body, whether the caller is logged in. Dropped by: the tags
 * of the route. Lifetime: a caller may ask what is for sale now. Size in bytes, keys included: a long question with a
 * short answer also takes memory.
 */
export const responseCacheLimits: CacheLimits = { maxSize: 32 * megabyte, maxEntrySize: 256 * kilobyte, ttl: second };

/**
 * Resized pictures as bytes, of a page and of the next (media/resized-pictures.ts). Key: address and size. Dropped by:
 * `content`, which covers the files of the library. No lifetime: a picture does not depend on the clock. Size in bytes.
 */
export const pictureLimits: CacheLimits = { maxSize: 32 * megabyte, maxEntrySize: 256 * kilobyte };

/**
 * What was read from the database or the search index, one cache per tag (read-cache.ts). Key: what it is and its id.
 * Dropped by: its tag. No lifetime: it contains nothing that depends on the clock, or contains the dates themselves.
 * Size in entries of the usual size of the tag, such as a product tile of two kilobytes.
 */
export function rowLimits(tag: ChangeTag): CacheLimits {
  // A busy shop asks for many different products and prices, and both are small.
  return { maxSize: tag === 'catalogue' || tag === 'prices' ? 20_000 : 2000 };
}

/**
 * Content pages found for the beginning of a word, for autocomplete (content/content-search.ts). Key: venture, words,
 * place in the list. Dropped by: `content`. Lifetime: pages are published by date. Size in lists of five pages.
 */
export const suggestedPageLimits: CacheLimits = { maxSize: 400, ttl: 30 * second };

/** Answers of the company register, which charges for each (registration/cached-register.ts). Key: the question. */
export const companyRegisterLimits: CacheLimits = { maxSize: 500, ttl: 15 * minute };

/** Answers of the geocoder, which may charge for each (geo/cached-geocoder.ts). Key: the question. */
export const geocoderLimits: CacheLimits = { maxSize: 2000, ttl: 15 * minute };

/** Ways to pay, as the payment provider offers them (payments/pay-nl.ts). Key: the sales location. */
export const paymentOptionLimits: CacheLimits = { maxSize: 1, ttl: 5 * minute };

/** Access tokens whose signature was verified (identity/access-token.ts). Key: secret and token. */
export const accessTokenLimits: CacheLimits = { maxSize: 10_000 };
