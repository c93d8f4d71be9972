import type { PageTarget } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { MediaPicker } from '../../catalogue/product-media/media-picker.tsx';
import { TargetSearch } from './target-search.tsx';

const kinds = ['page', 'product', 'category'] as const;

/** The target of a link: a page, an article, a category or a file. */
export function LinkPicker({ onChoose, onClose }: { onChoose: (address: string) => void; onClose: () => void }) {
  const { t } = useTranslation('beheer-pages');
  const [kind, setKind] = useState<PageTarget['kind'] | 'file'>('page');
  if (kind === 'file') return <MediaPicker kind="document" onClose={onClose} onChoose={onChoose} />;
  return (
    <Dialog open onClose={onClose} title={t('chooseLink')}>
      <fieldset className="btn-group">
        <legend className="sr-only">{t('linkKind')}</legend>
        {kinds.map((one) => (
          <Button key={one} className="btn--s" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {t(`target-${one}`)}
          </Button>
        ))}
        <Button className="btn--s" aria-pressed={false} onClick={() => setKind('file')}>
          {t('target-file')}
        </Button>
      </fieldset>
      <TargetSearch key={kind} kind={kind} autoFocus onChoose={({ url }) => onChoose(url)} />
    </Dialog>
  );
}
