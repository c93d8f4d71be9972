import type { ApprovalLine } from '@bouwpoort/contract/ordering/approvals';
import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Stepper } from '@bouwpoort/ui/molecules/stepper.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { arrivalWords } from './approval-words.ts';
import { orderedCount } from './edited-order.ts';

interface ApprovalLinesProps {
  /** The lines with the quantities being typed. */
  lines: readonly ApprovalLine[];
  isEditing: boolean;
  onQuantity: (contentId: string, quantity: number) => void;
  action: ReactNode;
}

export function ApprovalLines({ lines, isEditing, onQuantity, action }: ApprovalLinesProps) {
  const { t } = useTranslation('approvals');
  return (
    <section className="panel al-sheet" aria-labelledby="approval-lines">
      <header className="al-head">
        <h2 className="h-s" id="approval-lines">
          {t('articles', { count: orderedCount(lines) })}
        </h2>
        {action}
      </header>
      <div>
        {lines.map((line) => (
          <Line
            key={line.contentId}
            line={line}
            isEditing={isEditing}
            onQuantity={(quantity) => onQuantity(line.contentId, quantity)}
          />
        ))}
      </div>
    </section>
  );
}

function Line({
  line,
  isEditing,
  onQuantity,
}: {
  line: ApprovalLine;
  isEditing: boolean;
  onQuantity: (quantity: number) => void;
}) {
  const { t } = useTranslation('approvals');
  const { price, quantity, askedQuantity, salesUnit } = line;
  const displayName = withTimesSigns(line.displayName);
  const isChanged = quantity !== askedQuantity;
  const words = price ? quantityWords({ quantity, salesUnit, agreed: price.agreed }) : showAmount(quantity, salesUnit);
  return (
    <article className={classNames('al', isChanged && 'is-changed')}>
      {line.imageUrl && <Picture className="al__pic" src={line.imageUrl} alt="" width={64} height={64} />}
      <div className="al__name">
        {line.productUrl ? <Anchor href={line.productUrl}>{displayName}</Anchor> : <b>{displayName}</b>}
        <span className="muted small num">{line.code}</span>
        <Flags line={line} />
        {isChanged && (
          <span className="flag flag--plain">
            <Icon name="pencil" size="small" />
            {t('flagChanged')}
          </span>
        )}
      </div>
      {price && <LinePrice price={price} />}
      <div className="al__qty">
        {isEditing && (
          <Stepper
            label={t('quantityOf', { article: displayName })}
            value={quantity}
            min={0}
            max={askedQuantity}
            reportsWhileTyping
            onChange={(next) => onQuantity(allowsDecimals(salesUnit) ? next : Math.floor(next))}
          />
        )}
        {isChanged && <span className="was">{showQuantity(askedQuantity)}</span>}
        <Quantity words={words} hasNumber={!isEditing} />
      </div>
      {price && (
        <div className="al__total">
          {price.nettAmount !== price.askedAmount && <span className="was">{showEuros(price.askedAmount)}</span>}
          {showEuros(price.nettAmount)}
        </div>
      )}
    </article>
  );
}

/** '96 platen = 299,52 m²', with its number emphasised unless a stepper shows it already. */
function Quantity({ words, hasNumber }: { words: string; hasNumber: boolean }) {
  const [number, ...unit] = words.split(' ');
  return (
    <>
      {hasNumber && <b>{number}</b>} <span>{unit.join(' ')}</span>
    </>
  );
}

function LinePrice({ price: { agreed, askedPrice } }: { price: NonNullable<ApprovalLine['price']> }) {
  const { t } = useTranslation('approvals');
  const { price, unit } = priceWords(agreed);
  return (
    <div className="al__unit">
      {askedPrice !== agreed.price && <span className="was">{priceWords({ ...agreed, price: askedPrice }).price}</span>}{' '}
      <span>{price}</span> <small>{t('per', { unit })}</small>
    </div>
  );
}

function Flags({ line }: { line: ApprovalLine }) {
  const { t } = useTranslation('approvals');
  return line.changes.map(({ kind, difference }) => {
    const isPrice = kind === 'dearer' || kind === 'cheaper';
    const words = isPrice && difference === undefined ? `flag_${kind}Hidden` : `flag_${kind}`;
    return (
      <span className="flag" key={kind}>
        <Icon name={isPrice ? 'arrow-up' : 'warning'} size="small" />
        {t(words, {
          amount: difference === undefined ? '' : showEuros(difference),
          day: arrivalWords(line),
        })}
      </span>
    );
  });
}
