import { useMemo } from 'react';

declare const unpacked: unique symbol;

/**
 * A large loader value as a JSON string. The router serialises loader data value by value, which for a list of products
 * takes as long as rendering it; a string is written at once, and the browser parses it faster too.
 */
export type Packed<T> = string & { readonly [unpacked]: T };

function pack<T>(value: T): Packed<T> {
  const text = JSON.stringify(value) as Packed<T>;
  cacheValue(text, value);
  return text;
}

export function unpack<T>(text: Packed<T>): T {
  return (recentValues.get(text) as T | undefined) ?? (JSON.parse(text) as T);
}

/** Returns the same value while the text is the same. */
export function useUnpacked<T>(text: Packed<T>): T;
export function useUnpacked<T>(text: Packed<T> | null): T | null;
export function useUnpacked<T>(text: Packed<T> | null): T | null {
  return useMemo(() => (text === null ? null : unpack(text)), [text]);
}

const packedValues = new WeakMap<object, string>();

/** Serialises a value that pages share once. Such values are frozen (page-data-cache.ts on the server). */
export function packOnce<T extends object>(value: T): Packed<T> {
  const known = packedValues.get(value) as Packed<T> | undefined;
  if (known === undefined) {
    const text = pack(value);
    packedValues.set(value, text);
    return text;
  }
  cacheValue(known, value);
  return known;
}

/** On the server a page is rendered right after loading, so it can use the original value. */
const recentValues = new Map<string, unknown>();
/** Enough for the texts of all languages and namespaces, and the pages being rendered. */
const maxCached = 200;

function cacheValue(text: string, value: unknown): void {
  if (!import.meta.env.SSR) return;
  recentValues.delete(text);
  recentValues.set(text, value);
  if (recentValues.size > maxCached) recentValues.delete(recentValues.keys().next().value as string);
}
