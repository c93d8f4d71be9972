import { useMemo } from 'react';

declare const unpacked: unique symbol;

/**
 * A large value of a loader as its JSON. The router writes what a page was made of value by value, which for a list of
 * products takes as long as drawing it; one long text it writes at once, and the browser reads it faster too.
 */
export type Packed<T> = string & { readonly [unpacked]: T };

function pack<T>(value: T): Packed<T> {
  const text = JSON.stringify(value) as Packed<T>;
  remember(text, value);
  return text;
}

export function unpack<T>(text: Packed<T>): T {
  return (packedLately.get(text) as T | undefined) ?? (JSON.parse(text) as T);
}

/** The same value for as long as the text is the same. */
export function useUnpacked<T>(text: Packed<T>): T;
export function useUnpacked<T>(text: Packed<T> | null): T | null;
export function useUnpacked<T>(text: Packed<T> | null): T | null {
  return useMemo(() => (text === null ? null : unpack(text)), [text]);
}

const kept = new WeakMap<object, string>();

/** For values that are shared by pages and frozen (page-answers.ts on the server): serialised once. */
export function packOnce<T extends object>(value: T): Packed<T> {
  const known = kept.get(value) as Packed<T> | undefined;
  if (known === undefined) {
    const text = pack(value);
    kept.set(value, text);
    return text;
  }
  remember(known, value);
  return known;
}

/** On the server a page is drawn right after it was loaded, and need not read its own text. */
const packedLately = new Map<string, unknown>();
/** The texts of all languages and namespaces, and the pages being rendered. */
const maxCached = 200;

function remember(text: string, value: unknown): void {
  if (!import.meta.env.SSR) return;
  packedLately.delete(text);
  packedLately.set(text, value);
  if (packedLately.size > maxCached) packedLately.delete(packedLately.keys().next().value as string);
}
