import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type FieldMistakes, type FieldRules, mistakesIn, readFields } from './field-mistakes.ts';

/** P 9: what takes longer than this says that it is busy. */
const busyDelay = 500;

/** Checks a field when it is left and the whole form when it is sent; `given` is what the server found. */
export function useCheckedForm(rules: FieldRules, given: FieldMistakes | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<FieldMistakes>(given ?? {});
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isSending = navigation.formMethod === 'POST';
  const isLeaving = isSending && navigation.state === 'loading' && navigation.location.pathname !== pathname;

  // Our messages take the place of the browser's as soon as this script can give them.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    setMistakes(given ?? {});
    if (given) focusFirst(form.current, given);
  }, [given]);

  const found = () => (form.current ? mistakesIn(rules, readFields(rules, new FormData(form.current))) : undefined);

  /** Not on the way to the button: a message that appears under the finger would move it away. */
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    if (!(name in rules) || relatedTarget instanceof HTMLButtonElement) return;
    // P 5.1: not before something was typed.
    if (name === 'passwordConfirmation' && value === '') return;
    setMistakes((known) => ({ ...known, [name]: found()?.[name] }));
  };

  /** What was wrong is judged again with every change. */
  const onChange = () => {
    const now = found();
    setMistakes((known) =>
      Object.fromEntries(Object.entries(known).map(([name, mistake]) => [name, mistake && now?.[name]])),
    );
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const wrong = found();
    if (!wrong && navigation.state !== 'submitting' && !isLeaving) return;
    event.preventDefault();
    if (!wrong) return;
    setMistakes(wrong);
    focusFirst(form.current, wrong);
  };

  return {
    mistakes,
    isBusy: useLasting(isSending, busyDelay),
    /** The answer was good and the next page is on its way. */
    isDone: isLeaving,
    form: { ref: form, onBlur, onChange, onSubmit },
  };
}

function focusFirst(form: HTMLFormElement | null, mistakes: FieldMistakes): void {
  const name = Object.keys(mistakes).find((one) => mistakes[one]);
  const control = name && form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** True once it has been so for a while. */
function useLasting(isSo: boolean, delay: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return setLasted(false);
    const timer = setTimeout(() => setLasted(true), delay);
    return () => clearTimeout(timer);
  }, [isSo, delay]);
  return isSo && lasted;
}
