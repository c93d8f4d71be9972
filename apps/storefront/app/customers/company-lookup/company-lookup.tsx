import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Radio } from '@bouwpoort/ui/atoms/radio.tsx';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useRef } from 'react';
import { CaptchaField, CaptchaPassed } from '../../frame/captcha/captcha-field.tsx';
import type { CaptchaSettings } from '../../frame/captcha/captcha-field-props.ts';
import type { LookupMode } from './company-lookup-state.ts';
import { CompanyResults } from './company-results.tsx';
import { companyOf, type RegistrationCompany } from './kvk-result.ts';
import { StepHeading } from './step-heading.tsx';
import type { CompanyLookup as Lookup } from './use-company-lookup.ts';
import { useSearchWhenComplete } from './use-search-when-complete.ts';

interface CompanyLookupProps {
  lookup: Lookup;
  captchaSettings: CaptchaSettings;
  /** The user returned from step 2. */
  returned: boolean;
  onSelected: (company: RegistrationCompany) => void;
}

const modes: readonly LookupMode[] = ['number', 'address'];

/** Step 1 of P 2.13. */
export function CompanyLookup({ lookup, captchaSettings, returned, onSelected }: CompanyLookupProps) {
  const { t } = useTranslation('registration');
  const { state, dispatch, form, captcha } = lookup;
  const { isSending, isBusy } = form;
  // The button only looks disabled: pressing it shows what is missing, including the captcha (P 8).
  const isReady = lookup.isReady && !isSending;
  const element = useRef<HTMLFormElement>(null);
  const formRef = form.props.ref;
  const ref = useCallback(
    (node: HTMLFormElement | null) => {
      element.current = node;
      formRef(node);
    },
    [formRef],
  );
  const noteVerified = useSearchWhenComplete(lookup, element);
  return (
    <>
      <div className="stack stack--s">
        <StepHeading step={1} takesFocus={returned}>
          {t('lookupTitle')}
        </StepHeading>
        <p className="muted">{t('lookupText')}</p>
      </div>
      <form className="form-grid" method="post" {...form.props} ref={ref}>
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
        {state.mode === 'number' ? <NumberField form={form} /> : <AddressFields form={form} />}
        {captcha.isPassed ? (
          <CaptchaPassed />
        ) : (
          <CaptchaField
            key={captcha.attempt}
            captcha={captchaSettings}
            error={form.errorOf('captcha')}
            onVerified={(answer) => {
              form.set({ captcha: answer });
              noteVerified();
            }}
            onLost={() => form.set({ captcha: '' })}
          />
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          className="needs-script"
          aria-disabled={isReady || isBusy ? undefined : true}
          state={isBusy ? 'busy' : 'idle'}
        >
          {isBusy ? t('busy') : t('lookupSubmit')}
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

function NumberField({ form }: { form: Lookup['form'] }) {
  const { t } = useTranslation('registration');
  return (
    <TextField
      label={t('kvkNumber')}
      {...typedField(form, 'kvkNumber')}
      hint={t('kvkNumberHint')}
      className="num"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      required
    />
  );
}

function AddressFields({ form }: { form: Lookup['form'] }) {
  const { t } = useTranslation('registration');
  return (
    <div className="registration__address">
      <TextField
        label={t('postalCode')}
        {...typedField(form, 'postalCode')}
        autoComplete="postal-code"
        maxLength={10}
        required
        onChange={({ target }) => form.set({ postalCode: target.value.toUpperCase() })}
      />
      <TextField
        label={t('houseNumber')}
        {...typedField(form, 'houseNumber')}
        className="num"
        autoComplete="off"
        maxLength={15}
        required
      />
    </div>
  );
}
