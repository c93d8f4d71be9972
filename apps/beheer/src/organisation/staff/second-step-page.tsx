import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { OwnSecondStep } from '../account/own-second-step.tsx';
import { StaffHead } from './staff-head.tsx';

export function Component() {
  const { t } = useTranslation('beheer-staff');
  const { link } = useScope();
  const { data, error, refetch } = useQuery(read(staffRoutes.people));
  const without = data?.people.filter(({ hasSecondStep, isLocked }) => !hasSecondStep && !isLocked);
  return (
    <>
      <StaffHead />
      <div className="cols cols--half below-tabs">
        <div className="col">
          <OwnSecondStep />
        </div>
        <div className="col">
          <Card title={t('policy')}>
            <Facts
              facts={[
                [t('policySecondStep'), t('policySecondStepText')],
                [t('policySession'), t('policySessionText')],
                [t('policyLock'), t('policyLockText')],
                [t('policyTries'), t('policyTriesText')],
              ]}
            />
          </Card>
          {error && <LoadError error={error} retry={refetch} />}
          {without && (
            <Card title={without.length === 0 ? t('withoutNone') : t('without', { count: without.length })}>
              <ul className="stack stack--s">
                {without.map(({ staffId, name, email }) => (
                  <li key={staffId}>
                    <StateMark look="wait">
                      <Link to={link(`/medewerkers/${staffId}`)}>{name}</Link>
                    </StateMark>{' '}
                    <span className="muted">{email}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
