import { ApiProblem, type Client } from '@bouwpoort/contract/client';
import { useReducer, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { initialLookup, type LookupMode, nextLookup } from './company-lookup-state.ts';
import { type KvkSearchItem, readKvkResult } from './kvk-result.ts';
import { type LookupValues, lookupRules } from './registration-rules.ts';
import { useFields } from './use-fields.ts';

/** P 9 */
const pageSize = 100;

/** Lives as long as the completion form: who comes back from step 2 finds what they searched and found. */
export function useCompanyLookup(ventureId: string) {
  const [state, dispatch] = useReducer(nextLookup, initialLookup);
  const fields = useFields<LookupValues>({ kvkNumber: '', postalCode: '', houseNumber: '' }, lookupRules[state.mode]);
  const captcha = useCaptchaState();

  /** False when only a new captcha can help. */
  const search = async (): Promise<boolean> => {
    dispatch({ type: 'searched' });
    try {
      const companies = await find(browserApi(ventureId), state.mode, fields.values, captcha.answer);
      captcha.taken();
      dispatch({ type: 'answered', companies });
    } catch (error) {
      const { code, detail } = error instanceof ApiProblem ? error.problem : {};
      if (code === 'captchaMissing' || code === 'captchaFailed') {
        captcha.again();
        return false;
      }
      // Only how often somebody asked says more than that it went wrong.
      dispatch({ type: 'failed', why: code === 'tooManyRequests' ? detail : undefined });
    }
    return true;
  };

  return { state, dispatch, fields, captcha, search };
}

export type CompanyLookup = ReturnType<typeof useCompanyLookup>;

/** The server takes an answer once and remembers for a while that it did. */
function useCaptchaState() {
  const [answer, setAnswer] = useState<string>();
  const [passed, setPassed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [complaint, setComplaint] = useState<'captchaForgotten' | 'captchaAgain'>();
  return {
    answer,
    passed,
    attempt,
    complaint,
    verified: passed || answer !== undefined,
    verify(given: string) {
      setAnswer(given);
      setComplaint(undefined);
    },
    lose: () => setAnswer(undefined),
    forgotten: () => setComplaint('captchaForgotten'),
    taken() {
      setAnswer(undefined);
      setPassed(true);
    },
    again() {
      setAnswer(undefined);
      setPassed(false);
      setAttempt((count) => count + 1);
      setComplaint('captchaAgain');
    },
  };
}

async function find(
  api: Client,
  mode: LookupMode,
  values: LookupValues,
  captcha: string | undefined,
): Promise<KvkSearchItem[]> {
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
