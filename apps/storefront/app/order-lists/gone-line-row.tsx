import type { ListLine } from '@bouwpoort/contract/order-lists';
import { priceWords } from '@bouwpoort/trade/price-words';
import { showAmount } from '@bouwpoort/trade/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { LinePicture } from './list-line-row.tsx';

interface GoneLineRowProps {
  line: ListLine;
  onReplace: (line: ListLine, contentId: string) => void;
  onRemove: (line: ListLine) => void;
}

/** What is no longer sold stays in sight, with what can take its place; the user chooses. */
export function GoneLineRow({ line, onReplace, onRemove }: GoneLineRowProps) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const amount = showAmount(line.quantity, line.salesUnitId);
  return (
    <article className="ll ll--gone" aria-label={line.displayName} data-line={line.code}>
      <span className="ll__chk" />
      <LinePicture line={line} />
      <div className="ll__name">
        <s>{line.displayName}</s>
        <span className="product-row__code">
          {line.code} · {amount}
        </span>
        <span className="flag">
          <Icon name="swap" />
          {t('goneFlag')}
        </span>
      </div>
      {line.replacements.map((other, at) => {
        const price = other.price && priceWords(other.price);
        return (
          <div className="ll__repl" key={other.contentId}>
            <span>{t(other.kind === 'replaces' ? 'replacedBy' : 'alternative')}</span>
            {other.imageUrl ? <Picture src={other.imageUrl} alt="" width={56} height={56} /> : <span />}
            <div>
              {other.productUrl ? <Anchor href={other.productUrl}>{other.displayName}</Anchor> : other.displayName}
              <span className="product-row__code">
                {[other.code, price && `${price.price} ${t('per', { unit: price.unit })}`].filter(Boolean).join(' · ')}
              </span>
            </div>
            <div className="ll__repldo">
              <Button onClick={() => onReplace(line, other.contentId)}>{t('replace')}</Button>
              {at === 0 && (
                <Button look="quiet" onClick={() => onRemove(line)}>
                  {t('leaveOut')}
                </Button>
              )}
            </div>
          </div>
        );
      })}
      {line.replacements.length === 0 && (
        <div className="ll__repl ll__repl--none">
          <div className="ll__repldo">
            <LinkButton href={paths.search(venture, line.displayName.slice(0, 60))}>{t('findOther')}</LinkButton>
            <Button look="quiet" onClick={() => onRemove(line)}>
              {t('leaveOut')}
            </Button>
          </div>
        </div>
      )}
    </article>
  );
}
