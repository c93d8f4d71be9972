import type { ListSummary } from '@bouwpoort/contract/ordering/lists';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { rhythmWords } from '@bouwpoort/trade/ordering/list-rhythm';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { shortDate } from '../../frame/texts/dates.ts';
import { paths } from '../../frame/web/paths.ts';

/** A list in the overview. Cells for amounts are absent for a user who may not see prices. */
export function ListCard({ list, onMore }: { list: ListSummary; onMore: () => void }) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const href = paths.orderList(venture, list.id);
  const { available, gone, amount, lastOrdered, pictures, lineCount } = list;
  const facts = [
    list.project?.name,
    t('lineCount', { count: lineCount }) +
      (list.sectionCount > 1 ? `, ${t('sectionCount', { count: list.sectionCount })}` : ''),
    list.rhythm && rhythmWords(list.rhythm),
  ];
  return (
    <article className="lc">
      <span className="lc__pics" aria-hidden="true">
        {pictures.map((src) => (
          <Picture key={src} src={src} alt="" width={40} height={40} />
        ))}
        {lineCount > pictures.length && pictures.length > 0 && <span>+{lineCount - pictures.length}</span>}
      </span>
      <div className="lc__name">
        <h3>
          <Anchor href={href}>{list.name}</Anchor>
        </h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {gone !== null && gone > 0 && (
          <span className="flag">
            <Icon name="swap" />
            {t('goneCount', { count: gone })}
          </span>
        )}
      </div>
      <div className="lc__stock">
        {available !== null && lineCount > 0 && (
          <StockMark kind={available === lineCount ? 'here' : 'other'}>
            {t('stockCount', { available, count: lineCount })}
          </StockMark>
        )}
      </div>
      <div className="lc__last">
        <span>{lastOrdered ? shortDate(lastOrdered.at) : t('neverOrdered')}</span>
        {lastOrdered && <small>{t('byName', { name: lastOrdered.by })}</small>}
      </div>
      {amount !== undefined && (
        <div className="lc__val">
          {amount !== null && (
            <>
              <b>{showEuros(amount)}</b>
              <small>{t('todayExVat')}</small>
            </>
          )}
        </div>
      )}
      <div className="lc__do">
        <LinkButton href={href} aria-label={`${t(list.mayOrder ? 'order' : 'open')}: ${list.name}`}>
          {t(list.mayOrder ? 'order' : 'open')}
        </LinkButton>
        <IconButton icon="more" label={t('moreOf', { name: list.name })} aria-haspopup="dialog" onClick={onMore} />
      </div>
    </article>
  );
}
