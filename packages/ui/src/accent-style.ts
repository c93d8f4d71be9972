import type { CSSProperties } from 'react';

/** For an element that speaks for another venture than the page: spread on it (see styles/accent.css). */
export function accentStyle(accentColor: string | undefined): { 'data-accent'?: true; style?: CSSProperties } {
  if (!accentColor) return {};
  return { 'data-accent': true, style: { '--color-accent': accentColor } as CSSProperties };
}
