import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useRef, useState } from 'react';
import { CompanyCard } from './company-card.tsx';
import { DetailsFields } from './details-fields.tsx';
import { mistakesIn } from './field-mistakes.ts';
import { focusFirst } from './focus-field.ts';
import { hasAddress, type RegistrationCompany } from './kvk-result.ts';
import type { Invitation } from './load-registration.ts';
import { MistakeSummary } from './mistake-summary.tsx';
import { type DetailsValues, detailsRules } from './registration-rules.ts';
import { StepHeading } from './step-heading.tsx';
import { type CompletionAnswer, useCompletion } from './use-completion.ts';
import { useFieldErrors } from './use-field-errors.ts';
import type { Fields } from './use-fields.ts';
import { useSubmission } from './use-submission.ts';

interface DetailsFormProps {
  venture: VentureDetails;
  invitation: Invitation;
  company: RegistrationCompany;
  fields: Fields<DetailsValues>;
  onCleared: () => void;
  onCompleted: () => void;
}

/** Step 2 of P 2.13. */
export function DetailsForm({ venture, invitation, company, fields, onCleared, onCompleted }: DetailsFormProps) {
  const { t } = useTranslation('registration');
  const form = useRef<HTMLFormElement>(null);
  const { sending, busy, run } = useSubmission();
  const complete = useCompletion(venture, invitation);
  const [answer, setAnswer] = useState<CompletionAnswer>();
  const [summarised, setSummarised] = useState(false);
  const errorOf = useFieldErrors(fields);
  const rules = detailsRules(!hasAddress(company), [invitation.emailAddress, venture.name]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAnswer(undefined);
    setSummarised(true);
    if (!fields.checkAll()) return focusFirst(form.current, Object.keys(mistakesIn(fields.values, rules)));
    void run(async () => {
      const given = await complete(company, fields.values);
      if (given.kind === 'completed') return onCompleted();
      setAnswer(given);
      if (given.kind !== 'refused') return;
      fields.refuse(given.errors);
      focusFirst(form.current, Object.keys(given.errors));
    });
  };

  const mistakes = (Object.keys(rules) as (keyof DetailsValues)[]).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, label: t(`field_${name}`), message }] : [];
  });

  return (
    <>
      <StepHeading step={2} takesFocus>
        {t('detailsTitle')}
      </StepHeading>
      <CompanyCard
        company={company}
        error={answer?.kind === 'companyRefused' ? answer.message : undefined}
        onClear={onCleared}
      />
      <form
        ref={form}
        className="form-grid form-grid--2"
        method="post"
        noValidate
        onBlur={fields.onBlur}
        onSubmit={submit}
      >
        {summarised && mistakes.length > 0 && (
          <div className="span-2">
            <MistakeSummary mistakes={mistakes} onChoose={(name) => focusFirst(form.current, [name])} />
          </div>
        )}
        <DetailsFields
          venture={venture}
          emailAddress={invitation.emailAddress}
          asksAddress={!hasAddress(company)}
          fields={fields}
        />
        <div className="span-2">
          <Checkbox
            name="newsletter"
            checked={fields.values.newsletter}
            onChange={({ target }) => fields.set('newsletter', target.checked)}
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
          state={busy ? 'busy' : 'idle'}
          aria-disabled={sending && !busy ? true : undefined}
        >
          {busy ? t('busy') : t('detailsSubmit')}
        </Button>
      </form>
    </>
  );
}
