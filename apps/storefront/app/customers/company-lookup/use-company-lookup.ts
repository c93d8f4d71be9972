import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { isValid, type Mistake, type Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { useForm } from '@bouwpoort/ui/form/use-form.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useReducer, useState } from 'react';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { initialLookup, type LookupMode, nextLookup } from './company-lookup-state.ts';
import { type KvkSearchItem, readKvkResult } from './kvk-result.ts';
import { type LookupValues, lookupRules } from './lookup-rules.ts';

/** P 9 */
const pageSize = 100;

/** Lives as long as the completion form: a user who returns from step 2 finds their search and its results. */
export function useCompanyLookup(ventureId: string) {
  const [state, dispatch] = useReducer(nextLookup, initialLookup);
  const { t } = useTranslation('registration');
  // The server accepts an answer once, and remembers that for a while.
  const [isPassed, setIsPassed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const rules: Rules<LookupValues, Mistake> = {
    ...lookupRules[state.mode],
    captcha: ({ captcha }) => (isPassed || captcha !== '' ? undefined : 'captchaForgotten'),
  };

  const search = async (values: LookupValues) => {
    dispatch({ type: 'searched' });
    try {
      const companies = await browserQueries().fetchQuery({
        queryKey: ['companies', ventureId, state.mode, values],
        queryFn: () => find(browserApi(ventureId), state.mode, values),
        staleTime: 0,
      });
      setIsPassed(true);
      form.set({ captcha: '' });
      dispatch({ type: 'answered', companies });
    } catch (error) {
      const { code, detail } = error instanceof ApiProblem ? error.problem : {};
      if (code === 'captchaMissing' || code === 'captchaFailed') {
        setIsPassed(false);
        setAttempt((count) => count + 1);
        form.set({ captcha: '' });
        return { captcha: t('captchaAgain') };
      }
      // Only a rate limit has an error text for the user.
      dispatch({ type: 'failed', why: code === 'tooManyRequests' ? detail : undefined });
    }
    return undefined;
  };
  const form = useForm<LookupValues>({
    initial: { kvkNumber: '', postalCode: '', houseNumber: '', captcha: '' },
    rules,
    words: t,
    // Its answer arrives after blur.
    skipWhenEmpty: 'captcha',
    send: search,
  });

  return { state, dispatch, form, isReady: isValid(rules, form.values), captcha: { isPassed, attempt } };
}

export type CompanyLookup = ReturnType<typeof useCompanyLookup>;

async function find(api: Client, mode: LookupMode, values: LookupValues): Promise<KvkSearchItem[]> {
  const captcha = values.captcha || undefined;
  const KvkNumber = values.kvkNumber.trim();
  const postalCode = values.postalCode.replaceAll(/\s/g, '');
  const houseNumber = values.houseNumber.trim();
  const result =
    mode === 'number'
      ? await api.call('kvk.byNumber', {
          params: { KvkNumber },
          query: { searchByPostalcode: false, KvkNumber, pageSize, captcha },
        })
      : await api.call('kvk.search', {
          query: { searchByPostalcode: true, postalCode, houseNumber, pageSize, captcha },
        });
  return readKvkResult(result).results;
}
