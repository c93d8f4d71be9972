import { useEffect } from 'react';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { blockFromText, blockToText } from './block-clipboard.ts';
import type { DraftBlock } from './page-blocks.ts';

/** The last copied block, for the paste button: reading the clipboard itself takes a browser permission. */
const store = 'beheer-block';

interface Options {
  /** The block to copy. */
  block: DraftBlock | undefined;
  taken: readonly string[];
  mayPaste: boolean;
  onPaste: (block: DraftBlock) => void;
  onCopied: () => void;
  /** Called when there is no block to paste. */
  onNothing: () => void;
}

/** Ctrl C and Ctrl V outside fields copy and paste the selected block, also to another page in another window. */
export function useBlockClipboard(options: Options) {
  const latest = useLatest(options);
  useEffect(() => {
    const isForBlock = () => {
      const { activeElement } = document;
      const isField =
        activeElement instanceof HTMLElement &&
        activeElement.matches('input, textarea, select, [contenteditable="true"]');
      return !isField && (getSelection()?.isCollapsed ?? true) && document.querySelector('dialog:modal') === null;
    };
    const onCopy = (event: ClipboardEvent) => {
      const { block, onCopied } = latest.current;
      if (!block || !isForBlock()) return;
      const text = blockToText(block);
      event.clipboardData?.setData('text/plain', text);
      localStorage.setItem(store, text);
      event.preventDefault();
      onCopied();
    };
    const onPaste = (event: ClipboardEvent) => {
      const { taken, mayPaste, onPaste: put } = latest.current;
      if (!mayPaste || !isForBlock()) return;
      const block = blockFromText(event.clipboardData?.getData('text/plain') ?? '', taken);
      if (!block) return;
      event.preventDefault();
      put(block);
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [latest]);
  return {
    copy: async () => {
      const { block, onCopied } = latest.current;
      if (!block) return;
      const text = blockToText(block);
      localStorage.setItem(store, text);
      // A browser may refuse the clipboard; pasting here does not need it.
      await navigator.clipboard.writeText(text).catch(() => undefined);
      onCopied();
    },
    paste: async () => {
      const { taken, onPaste, onNothing } = latest.current;
      const block = blockFromText(localStorage.getItem(store) ?? '', taken);
      if (block) onPaste(block);
      else onNothing();
    },
  };
}
