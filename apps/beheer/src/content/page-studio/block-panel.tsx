import { blockTexts } from '@bouwpoort/contract/content/content-labels';
import type { PageEditor as OtherEditor } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { blockFields } from '../blocks/new-block.ts';
import { blocksOf, changeBlock, type DraftBlock } from '../blocks/page-blocks.ts';
import { blockName } from '../blocks/page-words.ts';
import { useSchemaForm } from '../links/schema-form-context.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { SchemaFields } from '../schema-form/schema-fields.tsx';
import { CommentList } from './comment-list.tsx';
import { PanelHead } from './panel-head.tsx';

interface BlockPanelProps {
  editor: PageEditor;
  block: DraftBlock;
  /** The block as it is published. */
  before: DraftBlock | undefined;
  others: readonly OtherEditor[];
  onCopy: () => void;
  onBack: () => void;
}

const texts = new Map(Object.entries(blockTexts));

/** The form of one block, generated from its schema. */
export function BlockPanel({ editor, block, before, others, onCopy, onBack }: BlockPanelProps) {
  const { t } = useTranslation('beheer-pages');
  const { page, edit } = editor;
  const at = blocksOf(edit).findIndex(({ id }) => id === block.id);
  const fields = blockFields(block.contentType);
  const text = texts.get(block.contentType);
  const { errors } = useSchemaForm();
  const path = `properties.blocks[${at}]`;
  const problem = errors.get(path);
  const shared = page.shared.find(({ sharedId }) => sharedId === block.sharedId);
  return (
    <>
      <PanelHead
        title={blockName(block.contentType)}
        mark={<span className="mini muted">#{block.id}</span>}
        onBack={onBack}
      />
      <div className="ed__fields">
        {others.map(({ staffId, name }) => (
          <Notice key={staffId} kind="attention" title={t('worksHere', { name })} />
        ))}
        {shared && shared.pages.length > 1 && (
          <Notice title={t('onPages', { count: shared.pages.length })}>
            {shared.pages.map(({ name }) => name).join(', ')}. {t('sharedText')}
          </Notice>
        )}
        {problem && <Notice kind="attention" title={problem} />}
        {fields && text ? (
          <SchemaFields
            key={block.id}
            fields={fields}
            texts={text.fields}
            value={block}
            before={before}
            path={path}
            onChange={(next, about) =>
              editor.change(
                (now) => changeBlock(now, { ...next, id: block.id, contentType: block.contentType }),
                about.replace(/^properties\.blocks\[\d+\]/, block.id),
              )
            }
          />
        ) : (
          <Notice kind="attention" title={t('unknownBlock')} />
        )}
        {page.mayEdit && (
          <div className="acts">
            <Button className="btn--s" icon="copy" onClick={onCopy}>
              {t('copyBlock')}
            </Button>
            {block.sharedId === undefined ? (
              <Button
                className="btn--s"
                icon="share"
                title={t('shareHint')}
                onClick={() => editor.change((now) => changeBlock(now, { ...block, sharedId: crypto.randomUUID() }))}
              >
                {t('shareBlock')}
              </Button>
            ) : (
              <Button
                className="btn--s"
                icon="share"
                onClick={() => {
                  const { sharedId: _, ...own } = block;
                  editor.change((now) => changeBlock(now, { ...own, id: block.id, contentType: block.contentType }));
                }}
              >
                {t('unshareBlock')}
              </Button>
            )}
          </div>
        )}
        <CommentList pageId={page.pageId} blockId={block.id} mayEdit={page.mayEdit} />
      </div>
    </>
  );
}
