import type { HealthCheck, HealthState } from '@bouwpoort/contract/program/system.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';

const looks: Readonly<Record<HealthState, StateLook>> = { good: 'ok', watch: 'wait', bad: 'bad' };

/** Each part in two lines; a healthy part is ink. */
export function HealthStrip({ checks }: { checks: readonly HealthCheck[] }) {
  const { t } = useTranslation('beheer-overview');
  const { link } = useScope();
  return (
    <nav className="health" aria-label={t('health')}>
      {checks.map(({ part, state, value }) => (
        <Link key={part} className="health__part" to={link('/systeem/gezondheid')}>
          <StateMark look={looks[state]}>
            <b className="b">{t(`part_${part}`)}</b>
            {state !== 'good' && <span className="sr-only">, {t(`health_${state}`)}</span>}
          </StateMark>
          <span className="mini muted">{value}</span>
        </Link>
      ))}
    </nav>
  );
}
