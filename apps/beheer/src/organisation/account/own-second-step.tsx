import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { SecondStepSetup } from '../../frame/login/second-step-setup.tsx';
import { meQuery, useMe } from '../../frame/session/session.ts';

export function OwnSecondStep() {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const client = useQueryClient();
  // The recovery codes stay on screen after the second factor is active.
  const [isNew, setNew] = useState(false);
  return (
    <Card
      title={t('secondStep')}
      tools={
        <StateMark look={me.hasSecondStep ? 'ok' : 'wait'}>
          {t(me.hasSecondStep ? 'secondStepOn' : 'secondStepOff')}
        </StateMark>
      }
    >
      {me.hasSecondStep && !isNew ? (
        <p>{t('secondStepRenew')}</p>
      ) : (
        <>
          {!isNew && <p className="mb-4">{t('enrolText')}</p>}
          <SecondStepSetup
            onDone={() => {
              setNew(true);
              return client.invalidateQueries({ queryKey: meQuery.queryKey });
            }}
          />
        </>
      )}
    </Card>
  );
}
