import { type FocusEvent, useState } from 'react';
import { fieldsIn, type Mistakes, mistakesIn, type Rules } from './field-mistakes.ts';

/** The fields of one form: what is in them, and what is wrong with those somebody has been at (P 5.3). */
export interface Fields<V extends object> {
  values: V;
  set<K extends keyof V>(name: K, value: V[K]): void;
  /** For the form: whichever of its fields is left. */
  onBlur(event: FocusEvent<HTMLFormElement>): void;
  /** The key of a rule's message, or what the server said in words. */
  mistakeOf(name: keyof V): { key: string } | { words: string } | undefined;
  /** From now on every mistake shows; true when there is none. */
  checkAll(): boolean;
  /** What the server refused; each goes when its field changes. */
  refuse(errors: Mistakes<V>): void;
}

interface FieldsOptions<V> {
  /** Left empty, this one has nothing to say yet. */
  quietWhenEmpty?: keyof V;
}

export function useFields<V extends object>(
  initial: V,
  rules: Rules<V>,
  { quietWhenEmpty }: FieldsOptions<V> = {},
): Fields<V> {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const [refused, setRefused] = useState<Mistakes<V>>({});
  const mistakes = mistakesIn(values, rules);

  return {
    values,
    set(name, value) {
      setValues((known) => ({ ...known, [name]: value }));
      setRefused((known) => ({ ...known, [name]: undefined }));
    },
    onBlur({ target, relatedTarget }) {
      const { name, value } = target as unknown as HTMLInputElement;
      if (!(name in values) || (name === quietWhenEmpty && value === '')) return;
      // Not on the way to a button: a message that appears under the finger would move it away.
      if (relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement) return;
      setTouched((known) => new Set(known).add(name as keyof V));
    },
    mistakeOf(name) {
      const words = refused[name];
      if (words !== undefined) return { words };
      const key = touched.has(name) ? mistakes[name] : undefined;
      return key === undefined ? undefined : { key };
    },
    checkAll() {
      setTouched((known) => new Set([...known, ...fieldsIn(rules)]));
      return Object.keys(mistakes).length === 0;
    },
    refuse: setRefused,
  };
}
