import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** '/' focuses the search field, on every page with one. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  return document.querySelector('dialog:modal') === null;
}

interface SearchBar {
  isOpen: boolean;
  /** For the focus event of the field: stores the element to return the focus to. */
  storePreviousFocus: (event: FocusEvent) => void;
}

/** Opens and closes the search bar (P 2.5), with the focus inside while it is open and restored afterwards. */
export function useSearchBar(field: RefObject<HTMLInputElement | null>): SearchBar {
  const isOpen = useInterface((state) => state.pageHeaderSearchBarOpen);
  const previousFocus = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      interfaceActions.openSearchBar();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);

  useEffect(() => {
    if (!isOpen) return;
    const input = field.current;
    input?.focus();
    let previousY = window.scrollY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return;
      // Escape would also clear a search field; the text stays for the next time.
      event.preventDefault();
      interfaceActions.closeSearchBar();
    };
    const onScroll = () => {
      if (previousY > 0 && window.scrollY <= 0) interfaceActions.closeSearchBar();
      previousY = window.scrollY;
    };
    const onFocus = (event: Event) => {
      // The close button handles this itself.
      if (event.target instanceof Element && !event.target.closest('.search, .header__search-toggle'))
        interfaceActions.closeSearchBar();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('scroll', onScroll);
      if (document.activeElement === input || document.activeElement === document.body)
        restoreFocus(previousFocus.current, input);
    };
  }, [isOpen, field]);

  return {
    isOpen,
    storePreviousFocus: (event) => {
      previousFocus.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    },
  };
}

function restoreFocus(previousFocus: HTMLElement | null, input: HTMLInputElement | null): void {
  if (previousFocus?.isConnected) previousFocus.focus();
  else input?.blur();
}
