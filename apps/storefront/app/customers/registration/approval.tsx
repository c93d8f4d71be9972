import type { ApprovalRequest } from '@bouwpoort/contract/customers/registration';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useSubmission } from '@bouwpoort/ui/form/use-submission.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { browserApi } from '../../frame/http/api.ts';
import { paths, type VentureRef } from '../../frame/web/paths.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';
import { LinkFailed } from './link-failed.tsx';
import { failureOf } from './link-failure.ts';
import { NeedsScript } from './needs-script.tsx';
import type { LinkFailure } from './registration-state.ts';

interface ApprovalProps {
  venture: VentureRef;
  token: string;
  request: ApprovalRequest;
}

type Outcome = { approved: boolean } | { failure: LinkFailure };

/** Decisions, Registration: a manager decides whether a user may join their company. */
export function Approval({ venture, token, request }: ApprovalProps) {
  const { t } = useTranslation('registration');
  const { isSending, isBusy, run } = useSubmission();
  const [choice, setChoice] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome>();
  const name = `${request.firstName} ${request.lastName}`;
  const decide = (approve: boolean) => {
    if (isSending) return;
    setChoice(approve);
    void run(async () => {
      try {
        await browserApi(venture.id).call('registration.decide', { params: { token }, body: { approve } });
        setOutcome({ approved: approve });
      } catch (error) {
        setOutcome({ failure: failureOf(error) });
      }
    });
  };
  const stateOf = (approve: boolean) => (isBusy && choice === approve ? 'busy' : 'idle');

  if (outcome && 'failure' in outcome) {
    return <LinkFailed venture={venture} link="approval" failure={outcome.failure} takesFocus />;
  }
  if (outcome) {
    const { approved } = outcome;
    return (
      <>
        <StepHeading key="decided" takesFocus>
          {t(approved ? 'approved' : 'turnedAway')}
        </StepHeading>
        <p className="registration__lead">{t(approved ? 'approvedText' : 'turnedAwayText', { name })}</p>
        <LinkButton look="secondary" href={paths.home(venture)}>
          {t('toShop')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <div className="stack stack--s">
        <StepHeading>{t('approvalTitle')}</StepHeading>
        <p className="muted">{t('approvalText', { company: request.company })}</p>
      </div>
      <dl className="registration__facts">
        <dt>{t('name')}</dt>
        <dd>{name}</dd>
        <dt>{t('email')}</dt>
        <dd>{request.emailAddress}</dd>
        <dt>{t('company')}</dt>
        <dd>{request.company}</dd>
      </dl>
      <NeedsScript />
      <div className="registration__decision">
        <Button look="primary" size="large" state={stateOf(true)} onClick={() => decide(true)}>
          {t('approve')}
        </Button>
        <Button look="danger" size="large" state={stateOf(false)} onClick={() => decide(false)}>
          {t('turnAway')}
        </Button>
      </div>
    </>
  );
}
