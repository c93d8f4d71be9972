const focusable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/**
 * Gives the focus a place nearby when what had it is taken from the page: a removed row, a chip, a step of a popover.
 * Otherwise the keyboard begins at the top again. Ends with what it returns.
 */
export function keepFocus(): () => void {
  let last: Element | null = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const lost = last;
    last = null;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
    // A dialog gives the focus back itself.
    if (!record || lost.closest('dialog')) return;
    const gone = [...record.removedNodes].find((node) => node.contains(lost));
    nearby(record, gone, lost)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** The same button of the row after or before it, else the first thing to press around it. */
function nearby(record: MutationRecord, gone: Node | undefined, lost: Element): HTMLElement | undefined {
  const fromEnd =
    gone instanceof Element
      ? usable(gone)
          .reverse()
          .indexOf(lost as HTMLElement)
      : -1;
  for (const row of [record.nextSibling, record.previousSibling]) {
    if (!(row instanceof HTMLElement) || !row.isConnected) continue;
    const own = usable(row).reverse();
    const place = own[fromEnd] ?? own.at(-1) ?? (row.matches(focusable) ? row : undefined);
    if (place) return place;
  }
  for (let around: Node | null = record.target; around instanceof Element; around = around.parentElement) {
    const [first] = usable(around);
    if (first) return first;
    if (around.matches('main, dialog')) return around instanceof HTMLElement ? around : undefined;
  }
  return undefined;
}

function usable(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => !within.isConnected || (!one.matches(':disabled') && one.checkVisibility()),
  );
}
