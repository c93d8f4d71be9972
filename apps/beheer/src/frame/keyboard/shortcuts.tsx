import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { chordsOf, isCharacterKey, isPressed, type KeyPress } from './shortcut-keys.ts';

interface Shortcut {
  keys: string;
  label: string;
  /** The heading in the list of keys. */
  group: string;
}

interface Registered extends Shortcut {
  run: () => void;
  inFields: boolean;
}

/** The maximum time between the two keys of a sequence. */
const sequenceTime = 1200;

/** All active shortcuts; the newest of the same keys wins, so that a dialog precedes its page. */
class ShortcutStore {
  #all: readonly Registered[] = [];
  #first: { key: KeyPress; at: number } | undefined;
  readonly #listeners = new Set<() => void>();
  letters = true;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly list = (): readonly Registered[] => this.#all;

  add(shortcut: Registered): () => void {
    this.#set([...this.#all, shortcut]);
    return () => this.#set(this.#all.filter((other) => other !== shortcut));
  }

  #set(all: readonly Registered[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }

  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const isTyping = isField(event.target);
    const first = this.#first && event.timeStamp - this.#first.at < sequenceTime ? this.#first.key : undefined;
    this.#first = undefined;
    // An open menu closes on Escape itself.
    const open = document.querySelector('dialog:modal, [popover="auto"]:popover-open');
    for (const shortcut of this.#all.toReversed()) {
      if (isCharacterKey(shortcut.keys) && (isTyping || !this.letters || open)) continue;
      if ((isTyping || open) && !shortcut.inFields) continue;
      const [one, two] = chordsOf(shortcut.keys);
      if (!one) continue;
      if (two ? first && isPressed(one, first) && isPressed(two, event) : isPressed(one, event)) {
        event.preventDefault();
        shortcut.run();
        return;
      }
    }
    if (!isTyping && event.key.length === 1) this.#first = { key: event, at: event.timeStamp };
  };
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const StoreContext = createContext(new ShortcutStore());

/** `letters`: whether single letters and signs are active. */
export function ShortcutsProvider({ letters, children }: { letters: boolean; children: ReactNode }) {
  const store = use(StoreContext);
  useEffect(() => {
    store.letters = letters;
    document.body.dataset.letters = letters ? 'on' : 'off';
  }, [store, letters]);
  useEffect(() => {
    document.addEventListener('keydown', store.press);
    return () => document.removeEventListener('keydown', store.press);
  }, [store]);
  return children;
}

interface ShortcutOptions {
  /** Also active in text fields and dialogs: for keys with Ctrl. */
  inFields?: boolean;
  enabled?: boolean;
}

/** Registers a shortcut, and lists it in the key sheet, while the component is mounted. */
export function useShortcut(
  { keys, label, group }: Shortcut,
  run: () => void,
  { inFields = keys.includes('Ctrl'), enabled = true }: ShortcutOptions = {},
): void {
  const store = use(StoreContext);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return;
    return store.add({ keys, label, group, inFields, run: () => latest.current() });
  }, [store, keys, label, group, inFields, enabled]);
}

/** By group, without duplicates, in order of registration. */
export function useShortcutList(): Map<string, Shortcut[]> {
  const store = use(StoreContext);
  const all = useSyncExternalStore(store.subscribe, store.list);
  const seen = new Set<string>();
  return Map.groupBy(
    all.filter(({ keys }) => !seen.has(keys) && seen.add(keys)),
    ({ group }) => group,
  );
}
