import { deviceStorage } from '../interface-state/device-storage.ts';

/** P 9. Holds the ids of the messages this visitor closed, so that new ones still show (decisions, Content). */
const storageKey = 'messageBlocks';

const listeners = new Set<() => void>();
const none: readonly string[] = [];
/** For a device without storage: closed then means until the page is left. */
let unkept = '[]';
let read: { stored: string; ids: readonly string[] } | undefined;

function parse(stored: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored);
    // The very list the server rendered with: another one would render the page again.
    if (!Array.isArray(value) || value.length === 0) return none;
    return value.filter((id): id is string => typeof id === 'string');
  } catch {
    // Whatever another version of the site left there is not ours to understand.
    return none;
  }
}

/** The same array as long as nothing changed, which is what useSyncExternalStore asks for. */
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
 * For the head of the document: hides closed messages before the first paint, so that the page does not jump when the
 * component, which cannot know them on the server, takes them away.
 */
export const hideClosedMessagesScript = `try{const c=JSON.parse(localStorage.getItem('${storageKey}')||'[]');if(Array.isArray(c)&&c.length){const s=new CSSStyleSheet;s.replaceSync(c.map(i=>'[data-message="'+CSS.escape(i)+'"]').join()+'{display:none}');document.adoptedStyleSheets.push(s)}}catch(e){console.warn(e)}`;
