import type { QuoteOffer, QuoteOfferLine } from '@bouwpoort/contract/ordering/quotes';
import { quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { discountWords, pricedWords } from './quote-words.ts';

interface QuoteOfferLinesProps {
  offer: QuoteOffer;
  /** Absent where nothing can be selected. */
  chosen?: ReadonlySet<number>;
  onChoose?: (lineId: number, isChosen: boolean) => void;
}

/** An offer as it was sent, with its changes since the previous one. Without prices there are no price cells. */
export function QuoteOfferLines({ offer, chosen, onChoose }: QuoteOfferLinesProps) {
  const { t } = useTranslation('quotes');
  return (
    <section className="panel ql-sheet" aria-label={t('offeredLines')}>
      {offer.amount !== undefined && (
        <div className="ql ql--head" aria-hidden="true">
          <span />
          <span />
          <span>{t('article')}</span>
          <span>{t('quantity')}</span>
          <span>{t('ownPrice')}</span>
          <span>{t('offerPrice')}</span>
          <span>{t('total')}</span>
        </div>
      )}
      {offer.lines.map((line) => (
        <OfferLine
          key={line.lineId}
          line={line}
          isChosen={chosen?.has(line.lineId)}
          onChoose={onChoose && ((isChosen) => onChoose(line.lineId, isChosen))}
        />
      ))}
    </section>
  );
}

interface OfferLineProps {
  line: QuoteOfferLine;
  isChosen: boolean | undefined;
  onChoose: ((isChosen: boolean) => void) | undefined;
}

function OfferLine({ line, isChosen, onChoose }: OfferLineProps) {
  const { t } = useTranslation('quotes');
  const { offered } = line;
  const name = withTimesSigns(line.name);
  return (
    <article className={classNames('ql', !offered && 'ql--plain', onChoose && !isChosen && 'is-off')} aria-label={name}>
      {onChoose ? (
        <label className="tick check ql__chk">
          <input
            type="checkbox"
            checked={isChosen ?? false}
            aria-label={t('acceptLine', { name })}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      ) : (
        <span className="ql__chk" />
      )}
      <LinePicture imageUrl={line.imageUrl} />
      <div className="ql__name">
        {line.productUrl ? <Anchor href={line.productUrl}>{name}</Anchor> : <b className="b6">{name}</b>}
        <span className="product-row__code">{line.code || t('freeLine')}</span>
        {line.askedText && line.askedText !== line.name && (
          <span className="small muted">{t('askedText', { text: line.askedText })}</span>
        )}
        {offered ? (
          <span className="small muted">
            {quantityWords({ quantity: line.quantity, salesUnit: line.unit, agreed: offered })}
          </span>
        ) : (
          <span className="small muted mobile-only">{showAmount(line.quantity, line.unit)}</span>
        )}
        {line.note && <span className="small muted">{t('noteOf', { note: line.note })}</span>}
        {line.delivery && (
          <span className="small ql__del">
            <Icon name="truck" size="small" />
            {line.delivery}
          </span>
        )}
        <Change line={line} />
      </div>
      <div className="ql__qty">{showAmount(line.quantity, line.unit)}</div>
      {offered && (
        <>
          <OwnPrice line={line} />
          <OfferedPrice line={line} />
          <div className="ql__total">{showEuros(offered.amount)}</div>
        </>
      )}
    </article>
  );
}

export function LinePicture({ imageUrl }: { imageUrl: string | null }) {
  return imageUrl ? (
    <Picture className="ql__pic" src={imageUrl} alt="" width={64} height={64} />
  ) : (
    <span className="ql__pic qr__none">
      <Icon name="package" />
    </span>
  );
}

function Change({ line: { change, unit } }: { line: QuoteOfferLine }) {
  const { t } = useTranslation('quotes');
  if (!change) return null;
  const words = [
    change.isNew && t('newLine'),
    change.quantity !== null && t('changedQuantity', { quantity: showAmount(change.quantity, unit) }),
    change.offered && t('changedPrice', pricedWords(change.offered)),
  ].filter(Boolean);
  // Only the price changed, and this user may not see prices.
  if (words.length === 0) return null;
  return (
    <span className="flag">
      <Icon name="info" size="small" />
      {words.join(', ')}
    </span>
  );
}

function OwnPrice({ line: { own, offered } }: { line: QuoteOfferLine }) {
  const { t } = useTranslation('quotes');
  if (!own) {
    return (
      <div className="ql__own">
        <span className="muted">{t('newArticle')}</span>
      </div>
    );
  }
  const { price, unit } = pricedWords(own);
  const isLess = offered ? offered.amount < own.amount : false;
  return (
    <div className="ql__own">
      <span className="mobile-only muted">{t('ownPrice')}</span>
      <span className={isLess ? 'was' : undefined}>{price}</span>
      <small>{t('per', { unit })}</small>
    </div>
  );
}

function OfferedPrice({ line: { own, offered } }: { line: QuoteOfferLine }) {
  const { t } = useTranslation('quotes');
  if (!offered) return null;
  const { price, unit } = pricedWords(offered);
  const discount = discountWords(own, offered);
  return (
    <div className="ql__off">
      <span className="mobile-only muted">{t('offerPrice')}</span>
      <b>{price}</b>
      <small>{t('per', { unit })}</small>
      {discount && <Badge look="ink">{`- ${discount}%`}</Badge>}
      {own && own.amount === offered.amount && <small>{t('sameAsOwn')}</small>}
    </div>
  );
}
