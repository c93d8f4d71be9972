import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { MediaPicker } from '../../catalogue/product-media/media-picker.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { headingLevels } from './rich-text-schema.ts';
import { addRow, removeRow } from './table-rows.ts';

interface RichTextToolsProps {
  editor: Editor;
  label: string;
  onSource: () => void;
}

/** The toolbar of marks and blocks above the text. */
export function RichTextTools({ editor, label, onSource }: RichTextToolsProps) {
  const { t } = useTranslation('beheer-pages');
  const [open, setOpen] = useState<'link' | 'image'>();
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      heading: headingLevels.find((level) => one.isActive('heading', { level })),
      isBold: one.isActive('bold'),
      isItalic: one.isActive('italic'),
      isBullets: one.isActive('bulletList'),
      isNumbers: one.isActive('orderedList'),
      isQuote: one.isActive('blockquote'),
      isSubscript: one.isActive('subscript'),
      isSuperscript: one.isActive('superscript'),
      isLink: one.isActive('link'),
      isTable: one.isActive('table'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tool = (name: string, isOn: boolean | undefined, run: () => void, children: ReactNode) => (
    <Button
      look="quiet"
      className="btn--icon btn--s"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {children}
    </Button>
  );
  return (
    <div className="rt__tools" role="toolbar" aria-label={label}>
      <Select
        compact
        aria-label={t('textKind')}
        value={now.heading === undefined ? '' : String(now.heading)}
        onChange={({ target }) => {
          const level = headingLevels.find((one) => String(one) === target.value);
          if (level === undefined) chain().setParagraph().run();
          else chain().setHeading({ level }).run();
        }}
        options={[
          { value: '', label: t('paragraph') },
          ...headingLevels.map((level) => ({ value: String(level), label: t('heading', { level: level - 1 }) })),
        ]}
      />
      {tool(t('bold'), now.isBold, () => chain().toggleBold().run(), <Glyph sign="B" />)}
      {tool(t('italic'), now.isItalic, () => chain().toggleItalic().run(), <Glyph sign="I" />)}
      {tool(t('bullets'), now.isBullets, () => chain().toggleBulletList().run(), <Glyph sign="•" />)}
      {tool(t('numbers'), now.isNumbers, () => chain().toggleOrderedList().run(), <Glyph sign="1." />)}
      {tool(t('quote'), now.isQuote, () => chain().toggleBlockquote().run(), <Glyph sign="”" />)}
      {tool(t('subscript'), now.isSubscript, () => chain().toggleMark('subscript').run(), <Glyph sign="x₂" />)}
      {tool(t('superscript'), now.isSuperscript, () => chain().toggleMark('superscript').run(), <Glyph sign="x²" />)}
      {tool(t('link'), now.isLink, () => setOpen('link'), <BeheerIcon name="b-link" />)}
      {tool(t('insertImage'), undefined, () => setOpen('image'), <BeheerIcon name="image" />)}
      {now.isTable && (
        <>
          <Button look="quiet" className="btn--s" onClick={() => addRow(editor)}>
            {t('addRow')}
          </Button>
          <Button look="quiet" className="btn--s" onClick={() => removeRow(editor)}>
            {t('removeRow')}
          </Button>
        </>
      )}
      <Button look="quiet" className="btn--s rt__html" onClick={onSource}>
        {t('source')}
      </Button>
      {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'image' && (
        <MediaPicker
          kind="image"
          onClose={() => setOpen(undefined)}
          onChoose={(src) => {
            setOpen(undefined);
            chain()
              .insertContent({ type: 'image', attrs: { src, alt: '' } })
              .run();
          }}
        />
      )}
    </div>
  );
}

/** Decorative: the button has its own name. */
function Glyph({ sign }: { sign: string }) {
  return <span className="rt__glyph" data-sign={sign} aria-hidden="true" />;
}
