import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** Shown instead of a block that cannot be rendered; in a draft it may be unfinished. */
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
