import type { CSSProperties } from 'react';

/** Props for an element in the colour of another venture than that of the page (see styles/accent.css). */
export function accentStyle(accentColor: string | undefined): { 'data-accent'?: true; style?: CSSProperties } {
  if (!accentColor) return {};
  return { 'data-accent': true, style: { '--color-accent': accentColor } as CSSProperties };
}
