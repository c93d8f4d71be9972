import { createContext, createElement, type HTMLAttributes, type ReactElement, useContext } from 'react';

/** The markup within an element, rendered now or taken from the cache. Only a server provides one. */
export type MarkupCache = (of: object, by: string, element: string, render: () => ReactElement) => string;

export const MarkupCacheContext = createContext<MarkupCache | undefined>(undefined);

interface CachedMarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'fieldset' | 'ul';
  /** What it is rendered from: an object that many pages share. */
  of: object;
  /** All else it depends on. It reads no context, makes no id and knows nothing of the visitor. */
  by: string;
  render: () => ReactElement;
}

/**
 * A part that is long and the same for everybody: a server renders its inside once, a browser treats it as any other
 * element. The options of its filters are half of what a list of products renders. Without this a category page takes
 * 1.2 times the processor time (median of six alternating rounds, 0.9 to 1.4), and its p95 of 46 to 58 ms has a budget
 * of 60.
 */
export function CachedMarkup({ as, of, by, render, ...rest }: CachedMarkupProps) {
  const cache = useContext(MarkupCacheContext);
  const inside = cache ? { dangerouslySetInnerHTML: { __html: cache(of, by, as, render) } } : { children: render() };
  return createElement(as, { ...rest, ...inside });
}
