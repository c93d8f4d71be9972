import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useSubmission } from '@bouwpoort/ui/form/use-submission.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { browserApi } from '../../frame/http/api.ts';
import { logOut } from '../../frame/session/log-out.ts';
import { paths, type VentureRef } from '../../frame/web/paths.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';

/** P 2.13: a logged-in user cannot register. Logging out leads back to this form. */
export function LoggedIn({ venture, name }: { venture: VentureRef; name: string }) {
  const { t } = useTranslation('registration');
  const { isBusy, run } = useSubmission();
  const [failed, setFailed] = useState(false);
  const leave = () =>
    run(async () => {
      setFailed(false);
      try {
        const leaveFor = () => window.location.assign(paths.register(venture));
        await logOut('asked', { api: browserApi(venture.id), venture, leaveFor });
      } catch (error) {
        console.warn(error);
        setFailed(true);
      }
    });
  return (
    <>
      <StepHeading>{t('title')}</StepHeading>
      <p className="registration__lead">{t('loggedInAs', { name })}</p>
      <p className="muted">{t('loggedInText')}</p>
      {failed && <Notice kind="error" title={t('logOutFailed')} />}
      <div className="rowline">
        <Button look="primary" icon="logout" state={isBusy ? 'busy' : 'idle'} onClick={leave}>
          {t('logOut')}
        </Button>
      </div>
    </>
  );
}
