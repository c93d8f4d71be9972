import { Anchor } from '../atoms/anchor.tsx';
import { Icon } from '../atoms/icon.tsx';
import { useTranslation } from '../use-translation.ts';
import { besideGap, paginationWindow } from './pagination-window.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const { t } = useTranslation('chrome');
  if (pageCount < 2) return null;
  const numbers = paginationWindow(page, pageCount);
  const beside = besideGap(numbers, page);
  return (
    <nav className="pages" aria-label={t('pages')}>
      {page > 1 && (
        <Anchor href={hrefFor(page - 1)} rel="prev" aria-label={t('pagePrevious')}>
          <Icon name="chevron-left" size="control" />
        </Anchor>
      )}
      {numbers.map((number, index) =>
        number === 'gap' ? (
          <span key={`after-${numbers[index - 1]}`}>…</span>
        ) : (
          <Anchor
            key={number}
            href={hrefFor(number)}
            aria-label={t('page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            data-beside={beside.includes(number) ? '' : undefined}
          >
            {number}
          </Anchor>
        ),
      )}
      {page < pageCount && (
        <Anchor href={hrefFor(page + 1)} rel="next" aria-label={t('pageNext')}>
          <Icon name="chevron-right" size="control" />
        </Anchor>
      )}
    </nav>
  );
}
