import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { FieldMessages, messageIds } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { MarkupInputProps } from '../../frame/form/markup-input.tsx';
import { preservesHtml } from './preserves-html.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { useSourceMode } from './use-source-mode.ts';

/** The editor in a field that shows its own label and messages. */
export default function RichTextControl({ control, value, readOnly, onChange }: MarkupInputProps) {
  const { t } = useTranslation('beheer-pages');
  const { isSource, setSource, see } = useSourceMode(value);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid = false } = control;
  const change = (html: string) => {
    see(html);
    onChange(html);
  };
  if (!isSource)
    return (
      <RichTextEditor
        {...{ id, value, readOnly, describedBy, isInvalid }}
        labelledBy={`${id}-label`}
        onChange={change}
        onSource={() => setSource(true)}
      />
    );
  const isKept = preservesHtml(value);
  const warning = isKept ? undefined : t('unseenMarkup');
  return (
    <>
      <Textarea
        id={id}
        aria-describedby={[describedBy, messageIds(id, { warning })].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || undefined}
        className="rt__source"
        rows={8}
        spellCheck={false}
        value={value}
        readOnly={readOnly}
        onChange={({ target }) => change(target.value)}
      />
      <FieldMessages id={id} warning={warning} />
      {isKept && !readOnly && (
        <Button look="quiet" className="btn--s" onClick={() => setSource(false)}>
          {t('showEditor')}
        </Button>
      )}
    </>
  );
}
