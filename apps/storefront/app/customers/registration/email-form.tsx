import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { useForm } from '@bouwpoort/ui/form/use-form.ts';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId, useState } from 'react';
import { TaggedText } from '../../frame/texts/tagged-text.tsx';
import { paths } from '../../frame/web/paths.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';
import { NeedsScript } from './needs-script.tsx';
import { emailRules } from './registration-rules.ts';
import { startRegistration } from './start-registration.ts';

interface EmailFormProps {
  venture: VentureDetails;
  /** From the venture's login content page. */
  introduction: string | undefined;
  onSubmitted: (emailAddress: string) => void;
}

/** P 2.13: the start of every registration. */
export function EmailForm({ venture, introduction, onSubmitted }: EmailFormProps) {
  const { t } = useTranslation('registration');
  const [failure, setFailure] = useState<{ detail: string | undefined }>();
  const send = async (typed: string) => {
    setFailure(undefined);
    const emailAddress = typed.trim();
    try {
      await startRegistration(venture.id, emailAddress);
      onSubmitted(emailAddress);
    } catch (error) {
      setFailure({ detail: error instanceof ApiProblem ? error.problem.detail : undefined });
    }
    return undefined;
  };
  const form = useForm({
    initial: { emailAddress: '', accepted: false },
    rules: emailRules,
    words: t,
    send: ({ emailAddress }) => send(emailAddress),
  });
  const { values, set, errorOf, isSending, isBusy, props } = form;

  return (
    <>
      <div className="stack stack--s">
        <StepHeading>{t('emailTitle')}</StepHeading>
        {introduction && <p className="muted">{introduction}</p>}
      </div>
      <NeedsScript />
      <form className="form-grid" method="post" {...props}>
        {failure && (
          <Notice kind="error" title={t('emailFailed')}>
            {failure.detail}
          </Notice>
        )}
        <TextField
          label={t('email')}
          {...typedField(form, 'emailAddress')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Agreement
          venture={venture}
          checked={values.accepted}
          error={errorOf('accepted')}
          onChange={(accepted) => set({ accepted })}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          className="needs-script"
          state={isBusy ? 'busy' : 'idle'}
          aria-disabled={isSending && !isBusy ? true : undefined}
        >
          {isBusy ? t('busy') : t('emailSubmit')}
        </Button>
      </form>
      <p className="registration__other">
        {t('haveAccount')} <Anchor href={paths.login(venture)}>{t('login')}</Anchor>
      </p>
    </>
  );
}

interface AgreementProps {
  venture: VentureDetails;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The links open beside the form, so that reading the terms loses no input. */
function Agreement({ venture, checked, error, onChange }: AgreementProps) {
  const { t } = useTranslation('registration');
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name="accepted"
          required
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          <TaggedText
            text={t('agreement')}
            tags={{
              privacy: (words) => <LegalLink href={venture.privacyPage.url}>{words}</LegalLink>,
              terms: (words) => <LegalLink href={venture.termsPage.url}>{words}</LegalLink>,
            }}
          />
        </span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('registration');
  return (
    <Anchor href={href} target="_blank">
      {children}
      <span className="sr-only"> {t('newWindow')}</span>
    </Anchor>
  );
}
