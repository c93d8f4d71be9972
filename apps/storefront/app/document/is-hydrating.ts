/** The page as the server sent it is being taken over; never true on the server. InterfaceEffects ends it. */
export function isHydrating(): boolean {
  return typeof document !== 'undefined' && !document.documentElement.hasAttribute('data-interactive');
}
