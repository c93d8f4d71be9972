import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { interfaceActions } from '../interface-state/interface-store.ts';

interface SearchText {
  text: string;
  isFocused: boolean;
  /** The page's scripts have come. */
  isLive: boolean;
  /** Takes over what stands in the field now. */
  read: () => void;
  setFocused: (focused: boolean) => void;
}

/**
 * What stands in the search field. The field keeps its own text, so that nothing typed before the page lives is lost;
 * this follows it. `query` is the search the page shows: the field starts again with it.
 */
export function useSearchText(field: RefObject<HTMLInputElement | null>, query: string | undefined): SearchText {
  const [text, setText] = useState(query ?? '');
  const [isFocused, setFocused] = useState(false);
  const [isLive, setLive] = useState(false);
  const read = useCallback(() => setText(field.current?.value ?? ''), [field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another field
  useEffect(() => {
    // Not urgent: the header of a page that comes alive would be rendered again in the same task.
    startTransition(() => {
      read();
      setLive(true);
      setFocused(field.current !== null && document.activeElement === field.current);
    });
  }, [query, field, read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useEffect(() => {
    const isActive = document.activeElement === field.current;
    if (!isTypedEarly(field.current?.value ?? '', query, isActive)) return;
    // The first navigation resets the interface in the same turn.
    const frame = requestAnimationFrame(interfaceActions.openSearchBar);
    return () => cancelAnimationFrame(frame);
  }, []);

  return { text, isFocused, isLive, read, setFocused };
}

/** The user is typing, and began before there was a script to open the bar with its suggestions. */
export function isTypedEarly(value: string, query: string | undefined, isActive: boolean): boolean {
  return isActive && value.trim() !== '' && value !== (query ?? '');
}
