import { type StaffMe, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { CodeBoxes, noDigits } from './code-boxes.tsx';

interface CodeStepProps {
  email: string;
  onDone: (me: StaffMe) => void;
  onAnother: () => void;
}

/** The six digits of the app, or a recovery code without a phone. */
export function CodeStep({ email, onDone, onAnother }: CodeStepProps) {
  const { t } = useTranslation('beheer');
  const [boxes, setBoxes] = useState<readonly string[]>(noDigits);
  const [recovery, setRecovery] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Changes the key after a failed attempt, so that typing restarts at the first box.
  const [tries, setTries] = useState(0);
  const submitCode = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      onDone(await call(staffRoutes.giveCode, { body: { code: recovery ?? boxes.join('') } }));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.status === 401) return onAnother();
      setError(problem.problem.errors?.code?.[0] ?? problem.message);
      setBoxes(noDigits);
      setTries((before) => before + 1);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack lg__steps" onSubmit={submitCode}>
      {recovery === undefined ? (
        <>
          <CodeBoxes key={tries} legend={t('codeFor', { email })} boxes={boxes} error={error} onChange={setBoxes} />
          <CodeTime />
        </>
      ) : (
        <TextField
          label={t('recoveryCode')}
          hint={t('recoveryHint')}
          error={error}
          ref={startHere}
          value={recovery}
          onChange={(event) => setRecovery(event.target.value)}
          autoComplete="off"
        />
      )}
      <Button type="submit" look="primary" className="btn--xl" state={isBusy ? 'busy' : 'idle'}>
        {t('logIn')}
      </Button>
      <div className="acts">
        <Button
          look="quiet"
          onClick={() => {
            setError(undefined);
            setRecovery(recovery === undefined ? '' : undefined);
          }}
        >
          {t(recovery === undefined ? 'recoveryUse' : 'codeUse')}
        </Button>
        <Button look="quiet" onClick={onAnother}>
          {t('loginAnother')}
        </Button>
      </div>
    </form>
  );
}

/** The user requested this field, so it gets the focus. */
const startHere = (field: HTMLInputElement | null) => field?.focus();

const period = 30;

/** The remaining validity of the code in the app. */
function CodeTime() {
  const { t } = useTranslation('beheer');
  const [left, setLeft] = useState(() => secondsLeft());
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="lg__time" aria-hidden="true">
      <p className="mini muted">{t('codeTime', { count: left })}</p>
      <span className="prog" style={{ '--p': (left / period) * 100 } as object}>
        <i />
      </span>
    </div>
  );
}

function secondsLeft(): number {
  return period - (Math.floor(Date.now() / 1000) % period);
}
