/**
 * The browser's button back closes the topmost dialog, instead of leaving the page below it, in browsers that let a page
 * decide so. What a dialog keeps in the parameters of the address goes back with them.
 */
export function closeDialogsOnBack(): void {
  // Not every browser has it.
  const navigation: Navigation | undefined = window.navigation;
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination, cancelable } = event;
    const isBack = navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
    const leaves = new URL(destination.url).pathname !== location.pathname;
    const topmost = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
    // What must be answered stays, and nobody is kept on the page by it.
    if (!isBack || !leaves || !cancelable || !topmost || topmost.getAttribute('closedby') === 'none') return;
    event.preventDefault();
    topmost.close();
  });
}
