import {
  type FocusEvent,
  type FormEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../use-translation.ts';
import { errorsIn, type FieldErrors, fieldsIn, type Rules } from './field-rules.ts';
import { focusField } from './focus-field.ts';
import { changedFields, type FieldError, firstField, formReducer, shownError, startForm } from './form-state.ts';
import { useSubmission } from './use-submission.ts';

interface FormOptions<V extends object> {
  initial: V;
  rules: Rules<V>;
  /** The words of what a rule returns. */
  words: (key: string) => string;
  /** For a form whose values live in the document, so that it can be filled in before this script is there. */
  read?: (data: FormData) => V;
  /** Not judged when it is left empty: there is nothing to say of it yet. */
  quietWhenEmpty?: keyof V & string;
  /** Called with values that are right; answers what the server refused, in its words. Without it the browser sends. */
  send?: (values: V, data: FormData) => Promise<FieldErrors<V> | undefined>;
  /** The browser or the router is sending the form. */
  isSending?: boolean;
  /** What the server found wrong with the form before this page was rendered, as keys of the words. */
  answer?: FieldErrors<V> | undefined;
}

export interface Form<V extends object> {
  values: V;
  set: (change: Partial<V>) => void;
  isDirty: boolean;
  /** The user tried to send it. */
  isTried: boolean;
  isSending: boolean;
  /** Sending, for long enough to say so. */
  isBusy: boolean;
  errorOf: (name: keyof V & string) => string | undefined;
  /** All that show, in the order of the screen. */
  errors: { name: keyof V & string; message: string }[];
  focus: (name: string) => void;
  /** For the form element. */
  props: {
    ref: RefCallback<HTMLFormElement>;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onChange?: () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * One form: a field is judged when it is left, all of them when the form is sent, and from then on with every change
 * (P 5.3). The first error takes the focus; errors of the server stand beside their fields until those change.
 */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, rules, words, read, quietWhenEmpty, send, isSending: isSentElsewhere, answer } = options;
  const { t } = useTranslation('chrome');
  const element = useRef<HTMLFormElement>(null);
  const [start] = useState(initial);
  const [state, dispatch] = useReducer(formReducer<V>, undefined, () => ({
    ...startForm(initial),
    refused: answer ? mapErrors(answer, (key) => ({ key })) : {},
  }));
  // Our messages take the place of the browser's as soon as this script can give them.
  const ref = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    if (form) form.noValidate = true;
  }, []);
  const submission = useSubmission(isSentElsewhere);
  const focus = useFocusAfterRender(element);

  const refuse = (errors: FieldErrors<V>, toError: (text: string) => FieldError) => {
    dispatch({ kind: 'refused', errors: mapErrors(errors, toError) });
    const first = firstField(rules, errors);
    if (first !== undefined) focus(first);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever the rules have become since.
  useEffect(() => {
    if (answer) refuse(answer, (key) => ({ key }));
  }, [answer]);

  const current = () => (read && element.current ? read(new FormData(element.current)) : state.values);

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    const values = current();
    if (!Object.hasOwn(values, name) || isOnTheWay(name, relatedTarget)) return;
    if (name === quietWhenEmpty && values[name as keyof V] === '') return;
    dispatch({ kind: 'changed', change: values });
    dispatch({ kind: 'left', field: name as keyof V });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const values = current();
    const wrong = firstField(rules, errorsIn(rules, values));
    if (send || wrong !== undefined || submission.isSending) event.preventDefault();
    if (submission.isSending) return;
    dispatch({ kind: 'changed', change: values });
    dispatch({ kind: 'tried', fields: fieldsIn(rules) });
    if (wrong !== undefined) return focus(wrong);
    dispatch({ kind: 'refused', errors: {} });
    if (!send) return;
    const data = new FormData(event.currentTarget);
    void submission.run(async () => {
      const refused = await send(values, data);
      if (refused) refuse(refused, (message) => ({ message }));
    });
  };

  const errorOf = (name: keyof V & string): string | undefined => {
    const error = shownError(state, rules, name);
    if (!error) return undefined;
    // The server may refuse a field without words (P 5.3).
    return 'key' in error ? words(error.key) : error.message || t('fieldInvalid');
  };

  return {
    values: state.values,
    set: (change) => dispatch({ kind: 'changed', change }),
    isTried: state.isTried,
    isDirty: changedFields(start, state.values).length > 0,
    isSending: submission.isSending,
    isBusy: submission.isBusy,
    errorOf,
    errors: fieldsIn(rules).flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ name, message }];
    }),
    focus,
    props: {
      ref,
      onBlur,
      ...(read && { onChange: () => dispatch({ kind: 'changed', change: current() }) }),
      onSubmit,
    },
  };
}

function mapErrors<V>(errors: FieldErrors<V>, toError: (text: string) => FieldError): { [K in keyof V]?: FieldError } {
  const texts = Object.entries<string | undefined>(errors);
  const mapped = texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, toError(text)]]));
  return Object.fromEntries(mapped);
}

/** Towards a button or a link a message that appears would move it away; inside a group of choices nothing is left. */
function isOnTheWay(name: string, to: EventTarget | null): boolean {
  if (to instanceof HTMLButtonElement || to instanceof HTMLAnchorElement) return true;
  return to !== null && (to as HTMLInputElement).name === name;
}

/** Once the error stands beside its field: a screen reader reads them together. */
function useFocusAfterRender(form: RefObject<HTMLFormElement | null>): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string }>();
  useEffect(() => {
    if (wanted) focusField(form.current, wanted.name);
  }, [wanted, form]);
  return useCallback((name) => setWanted({ name }), []);
}
