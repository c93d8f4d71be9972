import { ApiProblem } from '@bouwpoort/contract/client';
import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { paths } from '../site/paths.ts';
import { TaggedText } from '../translation/tagged-text.tsx';
import { mistakesIn } from './field-mistakes.ts';
import { focusFirst } from './focus-field.ts';
import { NeedsScript } from './needs-script.tsx';
import { emailRules } from './registration-rules.ts';
import { StepHeading } from './step-heading.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useFields } from './use-fields.ts';
import { useSubmission } from './use-submission.ts';

interface EmailFormProps {
  venture: VentureDetails;
  /** From the venture's login content page. */
  introduction: string | undefined;
  onSubmitted: (emailAddress: string) => void;
}

/** P 2.13: where every registration begins. */
export function EmailForm({ venture, introduction, onSubmitted }: EmailFormProps) {
  const { t } = useTranslation('registration');
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields({ emailAddress: '', accepted: false }, emailRules);
  const errorOf = useFieldErrors(fields);
  const { sending, busy, run } = useSubmission();
  const [failure, setFailure] = useState<{ detail: string | undefined }>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    if (!fields.checkAll()) return focusFirst(form.current, Object.keys(mistakesIn(fields.values, emailRules)));
    const emailAddress = fields.values.emailAddress.trim();
    const body = { emailAddress, ventureId: venture.id, AcceptedTermsAndConditions: true as const };
    void run(async () => {
      try {
        await browserApi(venture.id).call('registration.start', { body });
        onSubmitted(emailAddress);
      } catch (error) {
        setFailure({ detail: error instanceof ApiProblem ? error.problem.detail : undefined });
      }
    });
  };

  return (
    <>
      <div className="stack stack--s">
        <StepHeading>{t('emailTitle')}</StepHeading>
        {introduction && <p className="muted">{introduction}</p>}
      </div>
      <NeedsScript />
      <form ref={form} className="form-grid" method="post" noValidate onBlur={fields.onBlur} onSubmit={submit}>
        {failure && (
          <Notice kind="error" title={t('emailFailed')}>
            {failure.detail}
          </Notice>
        )}
        <Field label={t('email')} error={errorOf('emailAddress')} hint={t('emailHint')}>
          {(control) => (
            <Input
              {...control}
              name="emailAddress"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              value={fields.values.emailAddress}
              onChange={({ target }) => fields.set('emailAddress', target.value)}
            />
          )}
        </Field>
        <Agreement
          venture={venture}
          checked={fields.values.accepted}
          error={errorOf('accepted')}
          onChange={(accepted) => fields.set('accepted', accepted)}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          className="needs-script"
          state={busy ? 'busy' : 'idle'}
          aria-disabled={sending && !busy ? true : undefined}
        >
          {busy ? t('busy') : t('emailSubmit')}
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

/** The links open beside the form: who reads the terms does not lose what was typed. */
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
      {error && (
        <p className="field__error" id={id}>
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
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
