import { createContext, createElement, type HTMLAttributes, type ReactElement, useContext } from 'react';

/** What stands within an element, drawn now or before; only the server has one (write-once.server.ts). */
export type WriteOnce = (of: object, by: string, element: string, draw: () => ReactElement) => string;

export const WriteOnceContext = createContext<WriteOnce | undefined>(undefined);

interface KeptMarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'fieldset' | 'ul';
  /** What it is drawn from: an object the server hands out page after page. */
  of: object;
  /** All else it is drawn by. It reads no context, makes no id and knows nothing of who looks. */
  by: string;
  draw: () => ReactElement;
}

/**
 * A part that is long and the same for everybody: on the server its inside is drawn once, in a browser it is an element
 * like any other. Half of what a list of products had to draw were the options of its filters.
 */
export function KeptMarkup({ as, of, by, draw, ...rest }: KeptMarkupProps) {
  const writeOnce = useContext(WriteOnceContext);
  const inside = writeOnce
    ? { dangerouslySetInnerHTML: { __html: writeOnce(of, by, as, draw) } }
    : { children: draw() };
  return createElement(as, { ...rest, ...inside });
}
