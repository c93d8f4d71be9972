import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Radio } from '@bouwpoort/ui/atoms/radio.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useRef } from 'react';
import { CaptchaField, CaptchaPassed } from './captcha/captcha-field.tsx';
import type { LookupMode } from './company-lookup-state.ts';
import { CompanyResults } from './company-results.tsx';
import { isRight, mistakesIn } from './field-mistakes.ts';
import { focusFirst } from './focus-field.ts';
import { companyOf, type RegistrationCompany } from './kvk-result.ts';
import type { CaptchaSettings } from './load-registration.ts';
import { lookupRules } from './registration-rules.ts';
import { StepHeading } from './step-heading.tsx';
import type { CompanyLookup as Lookup } from './use-company-lookup.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useSubmission } from './use-submission.ts';

interface CompanyLookupProps {
  lookup: Lookup;
  captchaSettings: CaptchaSettings;
  /** Somebody came back from step 2. */
  returned: boolean;
  onSelected: (company: RegistrationCompany) => void;
}

const modes: readonly LookupMode[] = ['number', 'address'];

/** Step 1 of P 2.13. */
export function CompanyLookup({ lookup, captchaSettings, returned, onSelected }: CompanyLookupProps) {
  const { t } = useTranslation('registration');
  const form = useRef<HTMLFormElement>(null);
  const { sending, busy, run } = useSubmission();
  const { state, dispatch, fields, captcha } = lookup;
  const rules = lookupRules[state.mode];
  const ready = isRight(fields.values, rules) && captcha.verified && !sending;

  /** The button only looks switched off: pressing it says what is missing, the captcha too (P 8). */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!captcha.verified) captcha.forgotten();
    const right = fields.checkAll();
    if (!right || !captcha.verified) {
      return focusFirst(form.current, [...Object.keys(mistakesIn(fields.values, rules)), 'captcha']);
    }
    void run(async () => {
      if (!(await lookup.search())) focusFirst(form.current, ['captcha']);
    });
  };

  return (
    <>
      <div className="stack stack--s">
        <StepHeading step={1} takesFocus={returned}>
          {t('lookupTitle')}
        </StepHeading>
        <p className="muted">{t('lookupText')}</p>
      </div>
      <form ref={form} className="form-grid" method="post" noValidate onBlur={fields.onBlur} onSubmit={submit}>
        <fieldset className="registration__modes">
          <legend className="field__label">{t('lookupBy')}</legend>
          {modes.map((mode) => (
            <Radio
              key={mode}
              name="mode"
              value={mode}
              checked={state.mode === mode}
              onChange={() => dispatch({ type: 'modeChosen', mode })}
            >
              {t(`lookupBy_${mode}`)}
            </Radio>
          ))}
        </fieldset>
        {state.mode === 'number' ? <NumberField lookup={lookup} /> : <AddressFields lookup={lookup} />}
        {captcha.passed ? (
          <CaptchaPassed />
        ) : (
          <CaptchaField
            key={captcha.attempt}
            captcha={captchaSettings}
            error={captcha.complaint && t(captcha.complaint)}
            onVerified={captcha.verify}
            onLost={captcha.lose}
          />
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          className="needs-script"
          aria-disabled={ready || busy ? undefined : true}
          state={busy ? 'busy' : 'idle'}
        >
          {busy ? t('busy') : t('lookupSubmit')}
        </Button>
      </form>
      <CompanyResults
        outcome={state.outcome}
        onMore={() => dispatch({ type: 'moreAsked' })}
        onSelected={(item) => onSelected(companyOf(item))}
      />
    </>
  );
}

function NumberField({ lookup: { fields } }: { lookup: Lookup }) {
  const { t } = useTranslation('registration');
  const errorOf = useFieldErrors(fields);
  return (
    <Field label={t('kvkNumber')} error={errorOf('kvkNumber')} hint={t('kvkNumberHint')}>
      {(control) => (
        <Input
          {...control}
          className="num"
          name="kvkNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
          value={fields.values.kvkNumber}
          onChange={({ target }) => fields.set('kvkNumber', target.value)}
        />
      )}
    </Field>
  );
}

function AddressFields({ lookup: { fields } }: { lookup: Lookup }) {
  const { t } = useTranslation('registration');
  const errorOf = useFieldErrors(fields);
  return (
    <div className="registration__address">
      <Field label={t('postalCode')} error={errorOf('postalCode')}>
        {(control) => (
          <Input
            {...control}
            name="postalCode"
            autoComplete="postal-code"
            maxLength={10}
            required
            value={fields.values.postalCode}
            onChange={({ target }) => fields.set('postalCode', target.value.toUpperCase())}
          />
        )}
      </Field>
      <Field label={t('houseNumber')} error={errorOf('houseNumber')}>
        {(control) => (
          <Input
            {...control}
            className="num"
            name="houseNumber"
            autoComplete="off"
            maxLength={15}
            required
            value={fields.values.houseNumber}
            onChange={({ target }) => fields.set('houseNumber', target.value)}
          />
        )}
      </Field>
    </div>
  );
}
