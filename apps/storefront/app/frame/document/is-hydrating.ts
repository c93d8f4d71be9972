/** True until InterfaceEffects marks the page as interactive; always false on the server. */
export function isHydrating(): boolean {
  return typeof document !== 'undefined' && !document.documentElement.hasAttribute('data-interactive');
}
