import type { Mistake, Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { useForm } from '@bouwpoort/ui/form/use-form.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation, useNavigation } from 'react-router';
import { fieldErrorsOf } from './form-result.ts';
import { readFields } from './session-rules.ts';

/** A form that an action of the page handles, without script too; `answer` is the result of the action. */
export function useSessionForm<V extends Record<string, string>>(
  rules: Rules<V, Mistake>,
  answer: Parameters<typeof fieldErrorsOf>[0],
) {
  const { t } = useTranslation('session-screens');
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isSending = navigation.formMethod === 'POST';
  const form = useForm<V>({
    initial: readFields(rules, new FormData()),
    rules,
    words: t,
    read: (data) => readFields(rules, data),
    skipWhenEmpty: 'passwordConfirmation',
    isSending,
    serverErrors: fieldErrorsOf<V>(answer),
  });
  return {
    ...form,
    /** The action succeeded and the next page is loading. */
    isDone: isSending && navigation.state === 'loading' && navigation.location.pathname !== pathname,
  };
}
