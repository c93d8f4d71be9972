const noScrolling = 'no-scrolling';

/** As much of a body as is needed to hold it still. */
type ScrollingBody = {
  classList: Pick<DOMTokenList, 'add' | 'remove'>;
  style: Pick<CSSStyleDeclaration, 'overflow'>;
};

/** P 4.6 */
export function blockScrolling(body: ScrollingBody): void {
  body.classList.add(noScrolling);
  body.style.overflow = 'hidden';
}

export function unblockScrolling(body: ScrollingBody): void {
  body.classList.remove(noScrolling);
  body.style.overflow = '';
}
