import { beheerSystemRoutes, type HealthCheck, type HealthState } from '@bouwpoort/contract/program/system.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { inBackground } from '../../frame/api/background.ts';
import { read } from '../../frame/api/read.ts';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { SystemHead } from './system-head.tsx';

const looks: Readonly<Record<HealthState, StateLook>> = { good: 'ok', watch: 'wait', bad: 'bad' };
const refreshInterval = 15_000;

/** The health of each part, as the responding process sees it. */
export function Component() {
  const { data, error, refetch } = useQuery({
    ...read(beheerSystemRoutes.health, { headers: inBackground }),
    refetchInterval: refreshInterval,
  });
  return (
    <>
      <SystemHead />
      {error && !data ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <div className="hcs">
          {data.checks.map((check) => (
            <HealthCard key={check.part} check={check} />
          ))}
        </div>
      ) : (
        <Skeleton height="12rem" />
      )}
    </>
  );
}

function HealthCard({ check: { part, state, value, detail } }: { check: HealthCheck }) {
  const { t } = useTranslation('beheer-system');
  return (
    <div className="hc">
      <div className="hc__top">
        <StateMark look={looks[state]}>
          <b className="b">{t(`part-${part}`)}</b>
          {state !== 'good' && <span className="sr-only">, {t(`state-${state}`)}</span>}
        </StateMark>
        <span className="n">{value}</span>
      </div>
      <span className="mini muted">{detail}</span>
    </div>
  );
}
