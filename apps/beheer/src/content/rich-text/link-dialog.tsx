import { isSafeLink } from '@bouwpoort/contract/content/content-address';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { AddressField } from '../links/address-field.tsx';

/** The address of a link on the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const [given] = useState(() => editor.getAttributes('link'));
  const [href, setHref] = useState(String(given.href ?? ''));
  const [isNewTab, setNewTab] = useState(given.target === '_blank');
  const isSafe = href !== '' && isSafeLink(href);
  const put = () => {
    const attributes = { href, target: isNewTab ? '_blank' : null, title: given.title ?? null };
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without a selection the address becomes the text.
    if (editor.state.selection.empty && given.href === undefined)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: attributes }] }).run();
    else chain.setMark('link', attributes).run();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('link')}
      footer={
        <>
          {given.href !== undefined && (
            <Button
              look="quiet"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                onClose();
              }}
            >
              {t('unlink')}
            </Button>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" disabled={!isSafe} onClick={put}>
            {t('putLink')}
          </Button>
        </>
      }
    >
      <AddressField
        label={t('leadsTo')}
        value={href}
        error={href !== '' && !isSafe ? t('unsafeLink') : undefined}
        onChange={setHref}
      />
      <Checkbox checked={isNewTab} onChange={({ target }) => setNewTab(target.checked)}>
        {t('newTab')}
      </Checkbox>
    </Dialog>
  );
}
