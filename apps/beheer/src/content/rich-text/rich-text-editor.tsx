import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { richTextExtensions, storedHtml } from './rich-text-schema.ts';
import { RichTextTools } from './rich-text-tools.tsx';

interface RichTextEditorProps {
  id?: string | undefined;
  value: string;
  readOnly: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onSource: () => void;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, readOnly, labelledBy, describedBy, isInvalid, onChange, onSource } = props;
  const { t } = useTranslation('beheer-pages');
  /** The editor's current value; any other value comes from outside. */
  const shownHtml = useRef(value);
  const latest = useLatest(onChange);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editable: !readOnly,
    // Its few rules are in pages.css, because the Content Security Policy allows no inline styles.
    injectCSS: false,
    editorProps: {
      // The main action of the page instead of a new line.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) },
      attributes: {
        class: 'rt__text',
        ...(id === undefined ? {} : { id }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = storedHtml(now.getHTML());
      // An update with the same text, such as on focus, is not a change.
      if (html === shownHtml.current) return;
      shownHtml.current = html;
      latest.current(html);
    },
  });
  useEffect(() => {
    if (value === shownHtml.current) return;
    shownHtml.current = value;
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
