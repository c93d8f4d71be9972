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
import { type FieldErrors, fieldNames, type Mistake, type Rules, validate } from './field-rules.ts';
import { focusField } from './focus-field.ts';
import {
  changedFields,
  type FieldError,
  firstField,
  formReducer,
  shownError,
  startForm,
  toFieldError,
} from './form-state.ts';
import { useSubmission } from './use-submission.ts';

interface FormOptions<V extends object> {
  initial: V;
  rules: Rules<V, Mistake>;
  /** Translates the key that a rule returns. */
  words: (key: string) => string;
  /** For uncontrolled fields, which can be filled in before hydration. */
  read?: (data: FormData) => V;
  /** Not validated on blur while it is empty. */
  skipWhenEmpty?: keyof V & string;
  /** Called with valid values; resolves to the errors of the server. Without it the browser submits the form. */
  send?: (values: V, data: FormData) => Promise<FieldErrors<V> | undefined>;
  /** The browser or the router is sending the form. */
  isSending?: boolean;
  /** Errors of a submission that the server handled before it rendered this page, as the rules return them. */
  serverErrors?: FieldErrors<V, Mistake> | undefined;
}

export interface Form<V extends object> {
  values: V;
  set: (change: Partial<V>) => void;
  isDirty: boolean;
  /** The user has tried to submit the form. */
  isSubmitted: boolean;
  isSending: boolean;
  /** Sending for long enough to show that it is busy. */
  isBusy: boolean;
  errorOf: (name: keyof V & string) => string | undefined;
  /** The visible errors, in the order of the fields. */
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
 * The state of a form: a field is validated on blur, all fields on submit, and after that on every change (P 5.3). The
 * first invalid field gets the focus; errors of the server stay until their field changes.
 */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, rules, words, read, skipWhenEmpty, send, isSending: isSentExternally, serverErrors } = options;
  const { t } = useTranslation('chrome');
  const element = useRef<HTMLFormElement>(null);
  const [start] = useState(initial);
  const [state, dispatch] = useReducer(formReducer<V>, undefined, () => ({
    ...startForm(initial),
    refused: serverErrors ? mapErrors(serverErrors, toFieldError) : {},
  }));
  // Disables native validation after hydration; before that, the browser validates.
  const ref = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    if (form) form.noValidate = true;
  }, []);
  const submission = useSubmission(isSentExternally);
  const focus = useFocusAfterRender(element);

  const showServerErrors = (errors: { readonly [K in keyof V]?: FieldError }) => {
    dispatch({ kind: 'refused', errors });
    const first = firstField(rules, errors);
    if (first !== undefined) focus(first);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per submission, even if the rules have changed since.
  useEffect(() => {
    if (serverErrors) showServerErrors(mapErrors(serverErrors, toFieldError));
  }, [serverErrors]);

  const current = () => (read && element.current ? read(new FormData(element.current)) : state.values);

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    const values = current();
    if (!Object.hasOwn(values, name) || mayShiftTarget(name, relatedTarget)) return;
    if (name === skipWhenEmpty && values[name as keyof V] === '') return;
    dispatch({ kind: 'changed', change: values });
    dispatch({ kind: 'left', field: name as keyof V });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const values = current();
    const firstInvalid = firstField(rules, validate(rules, values));
    if (send || firstInvalid !== undefined || submission.isSending) event.preventDefault();
    if (submission.isSending) return;
    dispatch({ kind: 'changed', change: values });
    dispatch({ kind: 'tried', fields: fieldNames(rules) });
    if (firstInvalid !== undefined) return focus(firstInvalid);
    dispatch({ kind: 'refused', errors: {} });
    if (!send) return;
    const data = new FormData(event.currentTarget);
    void submission.run(async () => {
      const refused = await send(values, data);
      if (refused) showServerErrors(mapErrors(refused, (message) => ({ message })));
    });
  };

  const errorOf = (name: keyof V & string): string | undefined => {
    const error = shownError(state, rules, name);
    if (!error) return undefined;
    // The server may refuse a field without a message (P 5.3).
    return 'key' in error ? words(error.key) : error.message || t('fieldInvalid');
  };

  return {
    values: state.values,
    set: (change) => dispatch({ kind: 'changed', change }),
    isSubmitted: state.isSubmitted,
    isDirty: changedFields(start, state.values).length > 0,
    isSending: submission.isSending,
    isBusy: submission.isBusy,
    errorOf,
    errors: fieldNames(rules).flatMap((name) => {
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

function mapErrors<V, M extends Mistake>(
  errors: FieldErrors<V, M>,
  toError: (mistake: M) => FieldError,
): { [K in keyof V]?: FieldError } {
  const texts = Object.entries<M | undefined>(errors);
  const mapped = texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, toError(text)]]));
  return Object.fromEntries(mapped);
}

/** A message that appears on blur could shift the button or link being clicked; within a choice group there is no blur. */
function mayShiftTarget(name: string, to: EventTarget | null): boolean {
  if (to instanceof HTMLButtonElement || to instanceof HTMLAnchorElement) return true;
  return to !== null && (to as HTMLInputElement).name === name;
}

/** Focuses after rendering, so that a screen reader reads the field with its error. */
function useFocusAfterRender(form: RefObject<HTMLFormElement | null>): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string }>();
  useEffect(() => {
    if (wanted) focusField(form.current, wanted.name);
  }, [wanted, form]);
  return useCallback((name) => setWanted({ name }), []);
}
