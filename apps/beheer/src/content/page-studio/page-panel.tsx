import { pageTexts } from '@bouwpoort/contract/content/content-labels';
import { fieldsOf } from '@bouwpoort/contract/content/content-shapes';
import { contentPage } from '@bouwpoort/contract/content/content-types';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { blocksOf, moveBlock, withBlocks } from '../blocks/page-blocks.ts';
import { blockName, templateName } from '../blocks/page-words.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { ImageField } from '../schema-form/image-field.tsx';
import { SchemaFields } from '../schema-form/schema-fields.tsx';
import { CommentList } from './comment-list.tsx';
import { PanelHead } from './panel-head.tsx';

interface PagePanelProps {
  editor: PageEditor;
  before: Readonly<Record<string, unknown>> | undefined;
  onSelect: (blockId: string) => void;
}

const texts = new Map(Object.entries(pageTexts));
const pictures = ['pageImageUrl', 'backgroundImageUrl'] as const;

/** The page itself: its blocks in order, the fields of its template, its search engine data. */
export function PagePanel({ editor, before, onSelect }: PagePanelProps) {
  const { t } = useTranslation('beheer-pages');
  const { page, edit } = editor;
  const { contentType } = page.document;
  const option = contentPage.def.options.find(({ shape }) => String(shape.contentType.def.values[0]) === contentType);
  const fields = option ? fieldsOf(option).filter(({ name }) => name !== 'blocks' && name !== 'contentType') : [];
  const readOnly = !page.mayEdit;
  return (
    <>
      <PanelHead title={t('pageFields')} mark={<span className="mini muted">{templateName(contentType)}</span>} />
      <div className="ed__fields">
        <BlockOrder editor={editor} onSelect={onSelect} />
        <TextField
          label={t('pageName')}
          hint={t('pageNameHint')}
          value={edit.name}
          maxLength={200}
          readOnly={readOnly}
          onChange={({ target }) => editor.change((now) => ({ ...now, name: target.value }), 'name')}
        />
        <SchemaFields
          fields={fields}
          texts={texts.get(contentType)?.fields ?? {}}
          value={edit.properties}
          before={before}
          path="properties"
          onChange={(properties, about) =>
            // The blocks have forms of their own.
            editor.change((now) => ({ ...now, properties: { ...properties, blocks: now.properties.blocks } }), about)
          }
        />
        {pictures.map((name) => (
          <PagePicture key={name} editor={editor} name={name} />
        ))}
        <fieldset className="sf__group" disabled={readOnly}>
          <legend className="field__label">{t('searchEngines')}</legend>
          <Checkbox
            checked={!edit.disableIndexing}
            onChange={({ target }) => editor.change((now) => ({ ...now, disableIndexing: !target.checked }))}
          >
            {t('mayIndex')}
          </Checkbox>
          <Checkbox
            checked={!edit.disableFollowing}
            onChange={({ target }) => editor.change((now) => ({ ...now, disableFollowing: !target.checked }))}
          >
            {t('mayFollow')}
          </Checkbox>
        </fieldset>
        <CommentList pageId={page.pageId} blockId={null} mayEdit={page.mayEdit} />
      </div>
    </>
  );
}

function PagePicture({ editor, name }: { editor: PageEditor; name: (typeof pictures)[number] }) {
  const { t } = useTranslation('beheer-pages');
  const { edit, page } = editor;
  const url = edit[name];
  const label = t(name);
  return (
    <fieldset className="sf__group">
      <legend className="field__label">
        {label} <span className="opt">{t('optional')}</span>
      </legend>
      <ImageField
        isPlain
        value={{ url: url ?? '' }}
        path={name}
        onChange={(next) => editor.change((now) => ({ ...now, [name]: String(next.url) }))}
      />
      {url !== null && page.mayEdit && (
        <Button
          look="quiet"
          className="btn--s"
          icon="trash"
          onClick={() => editor.change((now) => ({ ...now, [name]: null }))}
        >
          {t('removePart', { name: label })}
        </Button>
      )}
    </fieldset>
  );
}

/** The blocks as a list: selected by click or Enter, moved by dragging or Alt with the arrow keys. */
function BlockOrder({ editor, onSelect }: { editor: PageEditor; onSelect: (blockId: string) => void }) {
  const { t } = useTranslation('beheer-pages');
  const { edit, page } = editor;
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  const dragged = useRef<string>(undefined);
  const blocks = blocksOf(edit);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(focusNext.current)}"]`)?.focus();
    focusNext.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (!event.altKey || !page.mayEdit || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const moved = moveBlock(edit, id, event.key === 'ArrowUp' ? -1 : 1);
    if (!moved) return;
    focusNext.current = id;
    editor.change(moved);
  };
  const drop = (id: string) => {
    const block = blocks.find((one) => one.id === dragged.current);
    if (!block || block.id === id) return;
    const to = blocks.findIndex((one) => one.id === id);
    const rest = blocks.filter((one) => one.id !== block.id);
    editor.change(withBlocks(edit, rest.toSpliced(to, 0, block)));
  };
  if (blocks.length === 0) return <p className="muted">{t('noBlocks')}</p>;
  return (
    <section aria-label={t('blocks')}>
      <h3 className="blks__head">{t('blocks')}</h3>
      <ol className="blkorder" ref={list}>
        {blocks.map(({ id, contentType, title }) => (
          <li
            key={id}
            draggable={page.mayEdit}
            onDragStart={() => {
              dragged.current = id;
            }}
            onDragOver={(event) => {
              if (dragged.current !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(id);
            }}
          >
            <button type="button" data-id={id} onClick={() => onSelect(id)} onKeyDown={(event) => onKeyDown(event, id)}>
              {page.mayEdit && <BeheerIcon name="b-grip" />}
              <b className="b">{blockName(contentType)}</b>
              {typeof title === 'string' && <span className="muted trunc">{title}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
