/**
 * The one way to open a dialog over the page. From the first one on the browser's button back closes the topmost
 * dialog, instead of leaving the page below it, in browsers that let a page decide so.
 */
export function showModal(dialog: HTMLDialogElement): void {
  // Not every browser has it.
  if (window.navigation) window.navigation.onnavigate = closeOnBack;
  dialog.showModal();
}

function closeOnBack(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  const topmost = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  // A dialog that must be answered stays open, but does not prevent leaving the page.
  if (!topmost || topmost.matches('[closedby=none]')) return;
  const isBack = navigationType === 'traverse' && destination.index < (window.navigation.currentEntry?.index ?? 0);
  // What a dialog keeps in the parameters of the address goes back with them.
  if (!isBack || new URL(destination.url).pathname === location.pathname) return;
  event.preventDefault();
  topmost.close();
}
