import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** In the place of a block that cannot be shown; in a draft it is one that somebody is still working on. */
export function BlockNotice({ isDraft = false }: { isDraft?: boolean | undefined }) {
  const { t } = useTranslation('content');
  return (
    <div className="wrap section">
      <Notice kind="attention" title={t(isDraft ? 'blockUnfinished' : 'blockBroken')}>
        {t(isDraft ? 'blockUnfinishedText' : 'blockBrokenText')}
      </Notice>
    </div>
  );
}
