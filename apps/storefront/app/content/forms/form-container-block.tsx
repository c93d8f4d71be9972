import type { FormContainerBlock as Block } from '@bouwpoort/contract/content/content-form-block';
import { formHoneypot } from '@bouwpoort/contract/foundation/form-honeypot';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { apiUrl } from '../../frame/http/api.ts';
import type { BlockProps } from '../pages/shown-block.ts';
import { FormField } from './form-field.tsx';
import { useContentForm } from './use-content-form.ts';

export function FormContainerBlock({ block, pageId }: BlockProps<Block>) {
  const { t } = useTranslation('content');
  const venture = useVenture();
  const address = apiUrl('forms.submit', { params: { contentId: pageId, blockId: block.id } });
  const { errors, errorOf, isBusy, outcome, props } = useContentForm(block.fields, address, venture.id);
  if (outcome?.kind === 'sent') {
    return (
      <BlockSection>
        <Thanks html={block.thanksHtml} />
      </BlockSection>
    );
  }
  return (
    <BlockSection>
      <div className="form">
        {block.title && <h2>{block.title}</h2>}
        {block.introductionHtml && <RichText html={block.introductionHtml} />}
        <noscript>
          <Notice kind="attention" title={t('formNeedsScript')}>
            {t('formNeedsScriptText', { phone: venture.administrativePhoneNumber })}
          </Notice>
        </noscript>
        <form className="form__grid" method="post" action={address} encType="multipart/form-data" {...props}>
          {block.fields.map((field) => (
            <div key={field.name} className={classNames('form__cell', field.width === 'half' && 'form__cell--half')}>
              <FormField field={field} error={errorOf(field.name)} />
            </div>
          ))}
          <div className="form__trap" aria-hidden="true">
            <label>
              {t('formTrap')}
              <input type="text" name={formHoneypot} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div className="form__foot">
            {outcome?.kind === 'failed' && errors.length === 0 && (
              <Notice kind="error" title={t('formFailed')}>
                {outcome.message ?? t('formFailedText')}
              </Notice>
            )}
            <FieldError role="alert">{errors.length > 0 && t('formMistakes', { count: errors.length })}</FieldError>
            <Button type="submit" look="primary" size="large" className="needs-script" state={isBusy ? 'busy' : 'idle'}>
              {isBusy ? t('formBusy') : block.submitText}
            </Button>
          </div>
        </form>
      </div>
    </BlockSection>
  );
}

/** Replaces the form and receives the focus, so that screen readers announce the result. */
function Thanks({ html }: { html: string }): ReactNode {
  const { t } = useTranslation('content');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className="form__thanks" tabIndex={-1} role="status">
      <Icon name="check-circle" size="extra-large" />
      <h2>{t('formSent')}</h2>
      <RichText html={html} />
    </div>
  );
}
