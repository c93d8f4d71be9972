import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../kit/use-latest.ts';
import { richTextExtensions, storedHtml } from './rich-text-schema.ts';
import { RichTextTools } from './rich-text-tools.tsx';

interface RichTextEditorProps {
  value: string;
  readOnly: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onSource: () => void;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, readOnly, labelledBy, describedBy, isInvalid, onChange, onSource } = props;
  const { t } = useTranslation('beheer-pages');
  /** What the editor holds; another value comes from outside. */
  const held = useRef(value);
  const latest = useLatest(onChange);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editable: !readOnly,
    // Its few rules stand in pages.css: the policy of the page allows no styles from scripts.
    injectCSS: false,
    editorProps: {
      // The main action of the page, not a new line.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) },
      attributes: {
        class: 'rt__text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = storedHtml(now.getHTML());
      // Setting the same text, such as giving it the focus, is no change.
      if (html === held.current) return;
      held.current = html;
      latest.current(html);
    },
  });
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  return (
    <div className="rt">
      {!readOnly && <RichTextTools editor={editor} label={t('markup')} onSource={onSource} />}
      <EditorContent editor={editor} />
    </div>
  );
}
