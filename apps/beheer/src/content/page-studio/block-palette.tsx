import type { ContentBlockType } from '@bouwpoort/contract/content/content-blocks';
import { type BlockGroup, blockGroups, blockTexts } from '@bouwpoort/contract/content/content-labels';
import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { BlockSketch } from '../blocks/block-sketches.tsx';
import type { DraftBlock } from '../blocks/page-blocks.ts';
import { blockName } from '../blocks/page-words.ts';
import { PanelHead } from './panel-head.tsx';

interface BlockPaletteProps {
  ventureId: string;
  onChoose: (type: ContentBlockType) => void;
  onShared: (block: DraftBlock) => void;
  /** Inserts the block on the clipboard. */
  onPaste: () => void;
  onBack: () => void;
}

const groups = Object.keys(blockGroups) as BlockGroup[];
const types = Object.keys(blockTexts) as ContentBlockType[];

/** All block types, with a sketch and a description. */
export function BlockPalette({ ventureId, onChoose, onShared, onPaste, onBack }: BlockPaletteProps) {
  const { t } = useTranslation('beheer-pages');
  const [typed, setTyped] = useState('');
  const { data } = useQuery(read(beheerPageRoutes.sharedBlocks, { query: { ventureId } }));
  const wanted = typed.trim().toLowerCase();
  const found = types.filter((type) => {
    const { name, purpose } = blockTexts[type];
    return `${name} ${purpose} ${type}`.toLowerCase().includes(wanted);
  });
  const shared = (data?.blocks ?? []).flatMap(({ block, pages, sharedId }) => {
    const { id, contentType } = block;
    return typeof id === 'string' && typeof contentType === 'string'
      ? [{ block: { ...block, id, contentType, sharedId }, pages }]
      : [];
  });
  return (
    <>
      <PanelHead title={t('addBlock')} onBack={onBack} />
      <div className="ed__fields">
        <span className="search-in">
          <Icon name="search" size="small" />
          <Input
            type="search"
            aria-label={t('searchBlock')}
            placeholder={t('searchBlock')}
            value={typed}
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => {
              const [first] = found;
              if (key === 'Enter' && first) onChoose(first);
            }}
          />
        </span>
        <Button className="btn--s" icon="paste" onClick={onPaste}>
          {t('pasteBlock')}
        </Button>
        {found.length === 0 && <p className="muted">{t('nothingFound')}</p>}
        {groups.map((group) => {
          const own = found.filter((type) => blockTexts[type].group === group);
          if (own.length === 0) return null;
          return (
            <section key={group} aria-label={blockGroups[group]}>
              <h3 className="blks__head">{blockGroups[group]}</h3>
              <div className="blks">
                {own.map((type) => (
                  <button key={type} type="button" className="blk" onClick={() => onChoose(type)}>
                    <BlockSketch type={type} />
                    <span>
                      <b className="b">{blockTexts[type].name}</b>
                      <span className="sub">{blockTexts[type].purpose}</span>
                    </span>
                  </button>
                ))}
              </div>
            </section>
          );
        })}
        {wanted === '' && shared.length > 0 && (
          <section aria-label={t('sharedBlocks')}>
            <h3 className="blks__head">{t('sharedBlocks')}</h3>
            <div className="blks">
              {shared.map(({ block, pages }) => (
                <button key={String(block.sharedId)} type="button" className="blk" onClick={() => onShared(block)}>
                  <Icon name="share" />
                  <span>
                    <b className="b">{sharedName(block)}</b>
                    <span className="sub">{t('onPages', { count: pages.length })}</span>
                  </span>
                </button>
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  );
}

function sharedName(block: DraftBlock): string {
  const name = blockName(block.contentType);
  return typeof block.title === 'string' && block.title !== '' ? `${name}: ${block.title}` : name;
}
