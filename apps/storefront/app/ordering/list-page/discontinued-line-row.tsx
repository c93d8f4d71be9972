import type { ListLine } from '@bouwpoort/contract/ordering/lists';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { LinePicture } from './list-line-row.tsx';

interface DiscontinuedLineRowProps {
  line: ListLine;
  mayOrder: boolean;
  onReplace: (line: ListLine, contentId: string) => void;
  onRemove: (line: ListLine) => void;
}

/** An article that is not sold any more stays visible, with alternatives for the user to choose from. */
export function DiscontinuedLineRow({ line, mayOrder, onReplace, onRemove }: DiscontinuedLineRowProps) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const amount = showAmount(line.quantity, line.salesUnitId);
  return (
    <article
      className={mayOrder ? 'll ll--gone' : 'll ll--gone ll--fixed'}
      aria-label={withTimesSigns(line.displayName)}
      data-line={line.code}
    >
      {mayOrder && <span className="ll__chk" />}
      <LinePicture line={line} />
      <div className="ll__name">
        <s>{withTimesSigns(line.displayName)}</s>
        <span className="product-row__code">
          {line.code} · {amount}
        </span>
        <span className="flag">
          <Icon name="swap" />
          {t('goneFlag')}
        </span>
      </div>
      <div className="ll__repls">
        {line.replacements.map((other, at) => (
          <Alternatives
            key={other.contentId}
            line={line}
            other={other}
            isFirst={other.kind !== line.replacements[at - 1]?.kind}
            onReplace={onReplace}
          />
        ))}
        <div className="ll__repldo">
          {line.replacements.every(({ kind }) => kind === 'similar') && (
            <LinkButton look="quiet" href={paths.search(venture, line.displayName.slice(0, 60))}>
              {t('findOther')}
            </LinkButton>
          )}
          <Button
            look="quiet"
            onClick={() => onRemove(line)}
            aria-label={t('leaveOutOf', { name: withTimesSigns(line.displayName) })}
          >
            {t('leaveOut')}
          </Button>
        </div>
      </div>
    </article>
  );
}

interface AlternativesProps extends Pick<DiscontinuedLineRowProps, 'line' | 'onReplace'> {
  other: ListLine['replacements'][number];
  /** The first of its kind. */
  isFirst: boolean;
}

const kinds = { replaces: 'replacedBy', alternative: 'alternative', similar: 'similar' } as const;

function Alternatives({ line, other, isFirst, onReplace }: AlternativesProps) {
  const { t } = useTranslation('order-lists');
  const price = other.price && priceWords(other.price);
  const amount = showAmount(line.quantity, other.salesUnitId);
  const name = withTimesSigns(other.displayName);
  return (
    <div className={classNames('ll__repl', other.kind === 'similar' && 'll__repl--similar')}>
      {isFirst && <span className="ll__replkind">{t(kinds[other.kind])}</span>}
      {other.imageUrl ? <Picture src={other.imageUrl} alt="" width={56} height={56} /> : <span />}
      <div>
        {other.productUrl ? <Anchor href={other.productUrl}>{name}</Anchor> : name}
        <span className="product-row__code">
          {[other.code, price && `${price.price} ${t('per', { unit: price.unit })}`].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Button aria-label={t('replaceBy', { amount, name })} onClick={() => onReplace(line, other.contentId)}>
        {t('replaceAmount', { amount })}
      </Button>
    </div>
  );
}
