import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { loadStrengthLibrary, passwordScore } from './guessable-password.ts';
import { hasEnoughClasses, hasGoodLength, passwordLength, strengthMinLength } from './password-policy.ts';

interface PasswordStrengthProps {
  /** For the aria-describedby of the field. */
  id: string;
  password: string;
  /** Words that make a password easier to guess: the user's name, the venture's. */
  known: string[];
}

const bars = [1, 2, 3, 4];

/** The rules as a list, ticked off while typing, and from 8 characters on the strength (P 9). */
export function PasswordStrength({ id, password, known }: PasswordStrengthProps) {
  const { t } = useTranslation('session-screens');
  const score = usePasswordScore(password, known);
  return (
    <div className="password-strength" id={id}>
      <div className="strength" aria-hidden="true">
        {bars.map((bar) => (
          <i key={bar} className={classNames(score !== null && bar <= Math.max(1, score) && 'on')} />
        ))}
      </div>
      <p className="field__hint password-strength__word" role="status">
        {score !== null && t(`strength_${score}`)}
      </p>
      <ul className="password-rules" aria-label={t('rules')}>
        <Rule met={hasGoodLength(password)} text={t('ruleLength', passwordLength)} />
        <Rule met={hasEnoughClasses(password)} text={t('ruleClasses')} />
      </ul>
    </div>
  );
}

function Rule({ met, text }: { met: boolean; text: string }) {
  const { t } = useTranslation('session-screens');
  return (
    <li className={classNames(met && 'is-met')}>
      {met ? <Icon name="check" size="small" /> : <span className="password-rules__open" aria-hidden="true" />}
      {text}
      <span className="sr-only">, {t(met ? 'ruleMet' : 'ruleOpen')}</span>
    </li>
  );
}

/** Null while the password is too short, or the library has not loaded. */
function usePasswordScore(password: string, known: string[]): number | null {
  const [score, setScore] = useState<number | null>(null);
  const words = known.join('\n');
  useEffect(() => {
    if (password.length < strengthMinLength) return setScore(null);
    let isLatest = true;
    loadStrengthLibrary().then(
      () => isLatest && setScore(passwordScore(password, words.split('\n'))),
      // The meter is optional: the rules apply without it.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isLatest = false;
    };
  }, [password, words]);
  return score;
}
