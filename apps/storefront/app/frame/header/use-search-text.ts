import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { interfaceActions } from '../interface-state/interface-store.ts';

interface SearchText {
  text: string;
  isFocused: boolean;
  /** The page has been hydrated. */
  isHydrated: boolean;
  /** Reads the current value of the field. */
  read: () => void;
  setFocused: (focused: boolean) => void;
}

/**
 * The text of the search field. The field is uncontrolled, so that text typed before hydration is not lost; this state
 * follows it. `query` is the search of the current page: the field is reset to it.
 */
export function useSearchText(field: RefObject<HTMLInputElement | null>, query: string | undefined): SearchText {
  const [text, setText] = useState(query ?? '');
  const [isFocused, setFocused] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const read = useCallback(() => setText(field.current?.value ?? ''), [field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another field
  useEffect(() => {
    // A transition: otherwise the header would render again within the hydration task.
    startTransition(() => {
      read();
      setHydrated(true);
      setFocused(field.current !== null && document.activeElement === field.current);
    });
  }, [query, field, read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useEffect(() => {
    const isActive = document.activeElement === field.current;
    if (!isTypedBeforeHydration(field.current?.value ?? '', query, isActive)) return;
    // The first navigation resets the interface state in the same task.
    const frame = requestAnimationFrame(interfaceActions.openSearchBar);
    return () => cancelAnimationFrame(frame);
  }, []);

  return { text, isFocused, isHydrated: isHydrated, read, setFocused };
}

/** Whether the user is typing, and started before hydration, when no script could open the bar with its suggestions. */
export function isTypedBeforeHydration(value: string, query: string | undefined, isActive: boolean): boolean {
  return isActive && value.trim() !== '' && value !== (query ?? '');
}
