/**
 * Opens a dialog over the page. In browsers with the Navigation API, the back button then closes the topmost dialog
 * instead of leaving the page.
 */
export function showModal(dialog: HTMLDialogElement): void {
  // Not every browser has the Navigation API.
  if (window.navigation) window.navigation.onnavigate = closeOnBack;
  dialog.showModal();
}

function closeOnBack(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  const topmost = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  // A dialog that must be answered stays open, but does not prevent leaving the page.
  if (!topmost || topmost.matches('[closedby=none]')) return;
  const isBack = navigationType === 'traverse' && destination.index < (window.navigation.currentEntry?.index ?? 0);
  // A dialog that is open by a parameter of the address closes through the navigation itself.
  if (!isBack || new URL(destination.url).pathname === location.pathname) return;
  event.preventDefault();
  topmost.close();
}
