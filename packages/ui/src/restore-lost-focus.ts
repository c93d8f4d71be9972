const focusable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/**
 * Moves the focus to a nearby element when the focused one is removed from the page: a row, a chip, a step of a popover.
 * Otherwise keyboard users would start at the top again. Returns a function to stop it.
 */
export function restoreLostFocus(): () => void {
  let lastFocused: Element | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    lastFocused = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver((records) => {
    if (!lastFocused || lastFocused.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const lost = lastFocused;
    lastFocused = null;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
    // A dialog restores the focus itself.
    if (!record || lost.closest('dialog')) return;
    const removed = [...record.removedNodes].find((node) => node.contains(lost));
    nearbyTarget(record, removed, lost)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

/** The same button of the next or previous row, else the first control of the closest ancestor with one. */
function nearbyTarget(record: MutationRecord, removed: Node | undefined, lost: Element): HTMLElement | undefined {
  const indexFromEnd =
    removed instanceof Element
      ? focusableIn(removed)
          .reverse()
          .indexOf(lost as HTMLElement)
      : -1;
  for (const row of [record.nextSibling, record.previousSibling]) {
    if (!(row instanceof HTMLElement) || !row.isConnected) continue;
    const candidates = focusableIn(row).reverse();
    const target = candidates[indexFromEnd] ?? candidates.at(-1) ?? (row.matches(focusable) ? row : undefined);
    if (target) return target;
  }
  for (let ancestor: Node | null = record.target; ancestor instanceof Element; ancestor = ancestor.parentElement) {
    const [first] = focusableIn(ancestor);
    if (first) return first;
    if (ancestor.matches('main, dialog')) return ancestor instanceof HTMLElement ? ancestor : undefined;
  }
  return undefined;
}

function focusableIn(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => !within.isConnected || (!one.matches(':disabled') && one.checkVisibility()),
  );
}
