import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSearchFormField } from '../chrome/search-form-context.ts';
import { comboboxMove, returnsToText } from './combobox-navigation.ts';

/**
 * Ties a list of options to the search field (ARIA 1.2 combobox). Which options there are is read from the page at the
 * moment of a key: on a small screen some of them are not shown. `content` is a new value whenever they change.
 */
export function useCombobox(isShown: boolean, content: unknown) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  /** The same, for the next key: a held one comes faster than the page is drawn. */
  const active = useRef(activeId);
  const [optionCount, setOptionCount] = useState(0);
  const { text, onKey, setPopup } = useSearchFormField();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options, counted again
  useEffect(() => setOptionCount(shownOptions(list.current).length), [content, isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options or another text: none of them is chosen yet
  useEffect(() => {
    active.current = undefined;
    setActiveId(undefined);
  }, [content, isShown, text]);

  useEffect(() => {
    setPopup(isShown ? { listId, activeId } : null);
    return () => setPopup(null);
  }, [isShown, listId, activeId, setPopup]);

  useEffect(() => {
    if (!isShown) return;
    const activate = (option: HTMLElement | undefined) => {
      active.current = option?.id;
      setActiveId(option?.id);
      option?.scrollIntoView({ block: 'nearest' });
    };
    onKey.current = (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const options = shownOptions(list.current);
      const at = options.findIndex((option) => option.id === active.current);
      if (event.key === 'Enter' && at !== -1) {
        event.preventDefault();
        options[at]?.click();
        return;
      }
      if (returnsToText(event.key)) return activate(undefined);
      const move = comboboxMove(event.key, at === -1 ? null : at, options.length);
      if (move === undefined) return;
      event.preventDefault();
      activate(move === null ? undefined : options[move]);
    };
    return () => {
      onKey.current = null;
    };
  }, [isShown, onKey]);

  return { list, listId, activeId, optionCount };
}

function shownOptions(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter((option) => option.checkVisibility());
}
