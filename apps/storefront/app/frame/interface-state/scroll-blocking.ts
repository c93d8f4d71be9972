const noScrolling = 'no-scrolling';

/** The part of the body element that is used here. */
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
