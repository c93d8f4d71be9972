import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { ErrorSummary } from '@bouwpoort/ui/form/error-summary.tsx';
import { useForm } from '@bouwpoort/ui/form/use-form.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { CompanyCard } from '../company-lookup/company-card.tsx';
import { hasAddress, type RegistrationCompany } from '../company-lookup/kvk-result.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';
import { DetailsFields } from './details-fields.tsx';
import type { Invitation } from './load-registration.ts';
import { type DetailsValues, detailsRules } from './registration-rules.ts';
import { type CompletionAnswer, useCompletion } from './use-completion.ts';

interface DetailsFormProps {
  venture: VentureDetails;
  invitation: Invitation;
  company: RegistrationCompany;
  /** The values typed before. */
  draft: DetailsValues;
  onCleared: (typed: DetailsValues) => void;
  onCompleted: () => void;
}

/** Step 2 of P 2.13. */
export function DetailsForm({ venture, invitation, company, draft, onCleared, onCompleted }: DetailsFormProps) {
  const { t } = useTranslation('registration');
  const complete = useCompletion(venture, invitation);
  const [answer, setAnswer] = useState<CompletionAnswer>();
  const form = useForm<DetailsValues>({
    initial: draft,
    rules: detailsRules(!hasAddress(company), [invitation.emailAddress, venture.name]),
    words: t,
    skipWhenEmpty: 'passwordConfirmation',
    send: async (values) => {
      setAnswer(undefined);
      const given = await complete(company, values);
      if (given.kind === 'completed') onCompleted();
      else setAnswer(given);
      return given.kind === 'refused' ? given.errors : undefined;
    },
  });
  const { values, set, isSending, isBusy } = form;

  return (
    <>
      <StepHeading step={2} takesFocus>
        {t('detailsTitle')}
      </StepHeading>
      <CompanyCard
        company={company}
        error={answer?.kind === 'companyRefused' ? answer.message : undefined}
        onClear={() => onCleared(values)}
      />
      <form className="form-grid form-grid--2" method="post" {...form.props}>
        {form.isSubmitted && form.errors.length > 0 && (
          <div className="span-2">
            <ErrorSummary
              title={t('mistakes', { count: form.errors.length })}
              errors={form.errors.map(({ name, message }) => ({ name, message, label: t(`field_${name}`) }))}
              onChoose={form.focus}
            />
          </div>
        )}
        <DetailsFields
          venture={venture}
          emailAddress={invitation.emailAddress}
          asksAddress={!hasAddress(company)}
          form={form}
        />
        <div className="span-2">
          <Checkbox
            name="newsletter"
            checked={values.newsletter}
            onChange={({ target }) => set({ newsletter: target.checked })}
          >
            {t('newsletter')}
          </Checkbox>
        </div>
        {answer?.kind === 'refused' && (
          <div className="span-2">
            <Notice kind="error" title={t('completionFailed')}>
              {answer.detail ?? t('completionFailedText')}
            </Notice>
          </div>
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          className="span-2"
          state={isBusy ? 'busy' : 'idle'}
          aria-disabled={isSending && !isBusy ? true : undefined}
        >
          {isBusy ? t('busy') : t('detailsSubmit')}
        </Button>
      </form>
    </>
  );
}
