import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import type { FieldTexts } from '@bouwpoort/ui/molecules/field.tsx';
import { FieldMessages, messageIds } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { preservesHtml } from './preserves-html.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { useSourceMode } from './use-source-mode.ts';

interface RichTextFieldProps extends FieldTexts {
  value: string;
  readOnly: boolean;
  onChange: (html: string) => void;
}

/** A text with headings, lists and links; as source where it contains more than the editor supports. */
export default function RichTextField({ value, readOnly, onChange, ...texts }: RichTextFieldProps) {
  const { t } = useTranslation('beheer-pages');
  const { label, hint, error, warning, optional } = texts;
  const id = useId();
  const { isSource, setSource, see } = useSourceMode(value);
  if (isSource) {
    const isKept = preservesHtml(value);
    return (
      <>
        <TextareaField
          {...texts}
          warning={isKept ? warning : t('unseenMarkup')}
          className="rt__source"
          rows={10}
          spellCheck={false}
          value={value}
          readOnly={readOnly}
          onChange={({ target }) => {
            see(target.value);
            onChange(target.value);
          }}
        />
        {isKept && !readOnly && (
          <Button look="quiet" className="btn--s" onClick={() => setSource(false)}>
            {t('showEditor')}
          </Button>
        )}
      </>
    );
  }
  const messages = { hint, warning, error };
  return (
    <div className="field">
      <span className="field__label" id={id}>
        {label}
        {optional && <span className="opt">{t('optional')}</span>}
      </span>
      <RichTextEditor
        value={value}
        readOnly={readOnly}
        labelledBy={id}
        describedBy={messageIds(id, messages)}
        isInvalid={error !== undefined}
        onChange={(html) => {
          see(html);
          onChange(html);
        }}
        onSource={() => setSource(true)}
      />
      <FieldMessages id={id} {...messages} />
    </div>
  );
}
