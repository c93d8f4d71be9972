import { type FormEvent, useRef, useState } from 'react';
import { focusField } from '../checkout/focus-field.ts';
import { randomKey } from '../http/random-key.ts';
import { type AccountRefusal, accountRefusal } from './account-refusal.ts';

interface PanelFormOptions<V extends object> {
  initial: V;
  /** Field to the key of what is wrong with it, in the order of the screen. */
  mistakesIn: (values: V) => Partial<Record<keyof V & string, string>>;
  /** The key is the same for a second try: what got through the first time is not done twice. */
  save: (values: V, key: string) => Promise<void>;
}

/** A form over the page: judged when it is sent, and from then on with every change. */
export function usePanelForm<V extends object>({ initial, mistakesIn, save }: PanelFormOptions<V>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(randomKey());
  const mistakes: ReturnType<typeof mistakesIn> = isChecked ? mistakesIn(values) : {};

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The panel stands in a page with forms of its own.
    event.stopPropagation();
    if (isBusy) return;
    setIsChecked(true);
    const [wrong] = Object.keys(mistakesIn(values));
    if (wrong !== undefined) return focusField(form.current, wrong);
    setIsBusy(true);
    setRefusal(null);
    try {
      await save(values, key.current);
    } catch (error) {
      const refused = accountRefusal(error, Object.keys(values));
      // Refused is refused: what is sent next is something else.
      if (refused.kind !== 'failed') key.current = randomKey();
      else console.warn(error);
      setRefusal(refused);
      const [first] = Object.keys(refused.fields);
      if (first !== undefined) requestAnimationFrame(() => focusField(form.current, first));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    form,
    values,
    isBusy,
    /** What is wrong with the whole of it; nothing when it is all beside its fields. */
    refusal: refusal && Object.keys(refusal.fields).length === 0 ? refusal : null,
    change: (more: Partial<V>) => {
      setValues((known) => ({ ...known, ...more }));
      setRefusal((known) => without(known, Object.keys(more)));
    },
    /** Ours as a key of the texts, or the server's in words. */
    errorOf: (name: keyof V & string): { key: string } | { said: string } | undefined => {
      const mistake = mistakes[name];
      if (mistake) return { key: mistake };
      const said = refusal?.fields[name];
      return said === undefined ? undefined : { said };
    },
    onSubmit,
  };
}

/** What was said of a field is of before it was changed. */
function without(refusal: AccountRefusal | null, changed: readonly string[]): AccountRefusal | null {
  if (!refusal || !changed.some((name) => name in refusal.fields)) return refusal;
  const fields = Object.fromEntries(Object.entries(refusal.fields).filter(([name]) => !changed.includes(name)));
  return Object.keys(fields).length > 0 ? { ...refusal, fields } : null;
}
