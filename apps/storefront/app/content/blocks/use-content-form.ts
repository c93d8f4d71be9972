import type { FormField } from '@bouwpoort/contract/content-form-block';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormMistakes, fieldMistake, formMistakes } from './form-mistakes.ts';
import { sendContentForm } from './send-content-form.ts';

/** P 9: what takes longer than this says that it is busy. */
const busyDelay = 500;

type FormStatus = 'idle' | 'sending' | 'busy' | 'failed' | 'sent';

/** Checks a field when it is left and the whole form when it is sent; sends it as the browser would have done. */
export function useContentForm(fields: readonly FormField[], address: string, ventureId: string) {
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<FormMistakes>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  const [refusal, setRefusal] = useState<string>();

  // Our messages take the place of the browser's as soon as this script can give them.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const check = (name: string) => {
    const field = fields.find((one) => one.name === name);
    if (!field || !form.current) return;
    const mistake = fieldMistake(field, new FormData(form.current));
    setMistakes((known) => ({ ...known, [name]: mistake }));
  };

  /** Not on the way to the button: a message that appears under the finger would move it away. */
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const next = relatedTarget as { name?: string; type?: string } | null;
    if (next?.type !== 'submit' && next?.name !== target.name) check(target.name);
  };

  /** What was wrong is judged again with every change. */
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (mistakes[name]) check(name);
  };

  const show = (found: FormMistakes) => {
    setMistakes(found);
    const first = fields.find(({ name }) => found[name]);
    if (first && form.current) focusField(form.current, first.name);
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.current || status === 'sending' || status === 'busy') return;
    const data = new FormData(form.current);
    setRefusal(undefined);
    if (show(formMistakes(fields, data))) return;
    setStatus('sending');
    const timer = setTimeout(() => setStatus('busy'), busyDelay);
    const refused = await sendContentForm(address, ventureId, data);
    clearTimeout(timer);
    setStatus(refused ? 'failed' : 'sent');
    if (!refused) return;
    setRefusal(refused.message);
    show(Object.fromEntries(fields.map(({ name }) => [name, refused.errors[name]?.[0]])));
  };

  return { form, mistakes, status, refusal, handlers: { onBlur, onChange, onSubmit } };
}

function focusField(form: HTMLFormElement, name: string): void {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}
