import { deviceStorage } from '../interface-state/device-storage.ts';

/** P 9. The ids of the messages that this visitor closed, so that new ones still show (decisions, Content). */
const storageKey = 'messageBlocks';

const listeners = new Set<() => void>();
const none: readonly string[] = [];
/** For a device without storage: messages stay closed until the page is unloaded. */
let unkept = '[]';
let read: { stored: string; ids: readonly string[] } | undefined;

function parse(stored: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored);
    // The same array that the server rendered with: another one would cause a render.
    if (!Array.isArray(value) || value.length === 0) return none;
    return value.filter((id): id is string => typeof id === 'string');
  } catch {
    // Invalid data, such as that of another version of the site, is ignored.
    return none;
  }
}

/** Returns the same array until something changes, as useSyncExternalStore requires. */
export function closedMessages(): readonly string[] {
  const stored = deviceStorage.getItem(storageKey) ?? unkept;
  if (read?.stored !== stored) read = { stored, ids: parse(stored) };
  return read.ids;
}

export function noClosedMessages(): readonly string[] {
  return none;
}

export function closeMessage(id: string): void {
  const ids = JSON.stringify([...new Set([...closedMessages(), id])]);
  if (!deviceStorage.setItem(storageKey, ids)) unkept = ids;
  for (const listener of listeners) listener();
}

export function subscribeToClosedMessages(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * For the head of the document: hides closed messages before the first paint, to avoid a layout shift when the
 * component, which cannot know them on the server, removes them.
 */
export const hideClosedMessagesScript = `try{const c=JSON.parse(localStorage.getItem('${storageKey}')||'[]');if(Array.isArray(c)&&c.length){const s=new CSSStyleSheet;s.replaceSync(c.map(i=>'[data-message="'+CSS.escape(i)+'"]').join()+'{display:none}');document.adoptedStyleSheets.push(s)}}catch(e){console.warn(e)}`;
