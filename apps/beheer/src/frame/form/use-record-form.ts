import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod/mini';
import { useMe } from '../session/session.ts';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { zodResolver } from './zod-resolver.ts';

interface RecordFormOptions<Input extends FieldValues, Output> {
  /** The record of the form, such as `staff/5f1c…`: the key of its draft. */
  name: string;
  schema: z.ZodMiniType<Output, Input>;
  /** The values as they were read. */
  values: Input;
  /** Null for a new record. */
  version: number | null;
  save: (values: Output, version: number | null) => Promise<unknown>;
}

interface Conflict<Input> {
  mine: Input;
  /** The record as saved by somebody else. */
  current: Partial<Input> & { version?: number };
}

interface RecordForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The props of a field for one of its values, with its error. */
  field: (
    name: Path<Input>,
    options?: RegisterOptions<Input, Path<Input>>,
  ) => UseFormRegisterReturn & { error: string | undefined };
  /** Dotted names of the fields that differ from the values that were read. */
  changed: readonly string[];
  isSaving: boolean;
  /** An error that belongs to no field. */
  error: string | undefined;
  conflict: Conflict<Input> | undefined;
  save: () => Promise<boolean>;
  discard: () => void;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

/** A form for a record: draft, save, field errors, and conflicts with other users. */
export function useRecordForm<Input extends FieldValues, Output>({
  name,
  schema,
  values,
  version,
  save: send,
}: RecordFormOptions<Input, Output>): RecordForm<Input, Output> {
  const key = draftKey(useMe().staffId, name);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Input>,
  });
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<Conflict<Input>>();
  const { isDirty, dirtyFields } = form.formState;
  const read = JSON.stringify(values);
  const base = useRef({ version });
  const latest = useRef({ read, version });
  const isSending = useRef(false);
  const isSubmitting = useRef(false);

  // The draft is applied over the values that were read, so that differences show as changes.
  useEffect(() => {
    latest.current = { read, version };
    // While a save is in flight the record is read again, and the draft is kept in case the save fails.
    if (isSending.current) return;
    const draft = readDraft<Input>(sessionStorage, key);
    base.current = { version: draft ? draft.version : version };
    form.reset(JSON.parse(read));
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [form, key, read, version]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: now, isDirty: differs }) =>
          writeDraft(sessionStorage, key, differs ? { version: base.current.version, values: now } : undefined),
      }),
    [form, key],
  );

  const discardDraft = useCallback(() => writeDraft(sessionStorage, key, undefined), [key]);

  const submit = async (baseVersion: number | null): Promise<boolean> => {
    // A second click may come before the button shows that it is busy, and would conflict with the first.
    if (isSubmitting.current) return false;
    isSubmitting.current = true;
    try {
      return await sendOnce(baseVersion);
    } finally {
      isSubmitting.current = false;
    }
  };

  const sendOnce = async (baseVersion: number | null): Promise<boolean> => {
    let saved = false;
    setError(undefined);
    await form.handleSubmit(async (parsed) => {
      setSaving(true);
      isSending.current = true;
      const before = latest.current.read;
      try {
        await send(parsed, baseVersion);
        discardDraft();
        const { read: now, version: nowVersion } = latest.current;
        form.reset(now === before ? form.getValues() : JSON.parse(now));
        base.current = { version: nowVersion };
        setConflict(undefined);
        saved = true;
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        const { errors, current } = problem.problem;
        if (problem.status === 409 && current)
          setConflict({ mine: form.getValues(), current: current as Conflict<Input>['current'] });
        else if (errors && !showErrors(form, errors)) setError(problem.message);
        else if (!errors) setError(problem.message);
      } finally {
        isSending.current = false;
        setSaving(false);
      }
    })();
    return saved;
  };

  return {
    form,
    field: (field, options) => ({
      ...form.register(field, options),
      error: (get(form.formState.errors, field) as FieldError | undefined)?.message,
    }),
    changed: isDirty ? namesIn(dirtyFields) : [],
    isSaving,
    error,
    conflict,
    save: () => submit(base.current.version),
    keepMine: () => {
      base.current = { version: conflict?.current.version ?? null };
      return submit(base.current.version);
    },
    takeTheirs: () => {
      if (!conflict) return;
      discardDraft();
      base.current = { version: conflict.current.version ?? null };
      const { current } = conflict;
      const fields = Object.entries(form.getValues()).map(([field, mine]) => [
        field,
        field in current ? current[field] : mine,
      ]);
      form.reset(Object.fromEntries(fields));
      setConflict(undefined);
    },
    discard: () => {
      discardDraft();
      setError(undefined);
      setConflict(undefined);
      base.current = { version };
      form.reset(values);
    },
  };
}

/** False when none of the names is a field of this form. */
function showErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  errors: Record<string, string[]>,
): boolean {
  const known = Object.entries(errors).filter(([name]) => (name.split('.')[0] as string) in form.getValues());
  for (const [name, [message]] of known)
    form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: true });
  return known.length > 0;
}

/** The name of an array or an object with several differences is listed once. */
function namesIn(dirty: object): string[] {
  const differs = (value: unknown): boolean =>
    value === true || (typeof value === 'object' && value !== null && Object.values(value).some(differs));
  return Object.entries(dirty).flatMap(([name, value]) => (differs(value) ? [name] : []));
}
