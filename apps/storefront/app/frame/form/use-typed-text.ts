import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { useEffect, useRef } from 'react';
import { typedKey, typedText } from './typed-text.ts';

/** The key of this form for the user who is logged in now. */
function keyNow(form: string | null): string | undefined {
  const { siteUser } = readSessionCookies(document.cookie);
  return form !== null && siteUser ? typedKey(form, siteUser) : undefined;
}

/**
 * Keeps the values of a form in this tab while they are filled in. If the session ends before they are sent, `restore`
 * gets them back when the same user opens the form again; leaving the form while logged in drops them. `null` is a form
 * that keeps nothing.
 */
export function useTypedText<V extends object>(form: string | null, values: V, restore: (typed: V) => void): void {
  const start = useRef(values);
  const startText = useRef(JSON.stringify(values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form opens
  useEffect(() => {
    const key = keyNow(form);
    if (key === undefined) return;
    const typed = typedText.read(key, start.current);
    if (typed) restore(typed);
    return () => {
      if (keyNow(form) === key) typedText.remove(key);
    };
  }, [form]);
  const text = JSON.stringify(values);
  const isOpening = useRef(true);
  useEffect(() => {
    const key = keyNow(form);
    if (key !== undefined && text !== startText.current) typedText.write(key, text);
    // What was typed and taken back; but when the form opens, this may be there to be restored.
    else if (key !== undefined && !isOpening.current) typedText.remove(key);
    isOpening.current = false;
  }, [form, text]);
}

/** Stores values for another form, which restores them when it opens. */
export function keepForForm(form: string, values: object): void {
  const key = keyNow(form);
  if (key !== undefined) typedText.write(key, JSON.stringify(values));
}
