import { showAmount, showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type MouseEvent, memo } from 'react';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { type CartLine, isUnconfirmed } from '../cart/cart.ts';
import type { StockHint } from '../cart/cart-stock.ts';
import { removeFromCart } from '../cart/remove-from-cart.ts';
import { cartActions } from '../cart/use-cart.ts';
import { AddToList } from '../lists/add-to-list.tsx';
import { nextTierWords, unitPriceWords, unitWords } from './line-words.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CartLineRowProps {
  line: CartLine;
  stock: StockHint | undefined;
  /** Reserves the space of the stock hint while it loads. */
  placeholder?: StockHint | undefined;
  /** The quantity cannot be changed now; the line can be removed. */
  fixed: boolean;
}

/** Memoised, because a cart has up to a thousand lines. */
export const CartLineRow = memo(function CartLineRow({ line, stock, placeholder, fixed }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const seesPrices = useSeesPrices();
  const { variantGuid, name } = line;
  const remove = () => removeFromCart([variantGuid]);
  return (
    <article className={seesPrices ? 'line' : 'line line--bare'} aria-label={name}>
      <LinePicture line={line} />
      <div className="line__name">
        <LineName line={line} />
        <span className="line__code">{line.variantCode}</span>
        {line.notOrderable ? (
          <span className="line__mistake">{t(`notOrderable_${line.notOrderable}`)}</span>
        ) : (
          <LineStock stock={stock} placeholder={placeholder} />
        )}
        <QuoteWords line={line} />
      </div>
      {!line.notOrderable && seesPrices && <UnitPrice line={line} />}
      <div className="line__qty">
        {line.notOrderable ? (
          <span className="num">{showAmount(line.quantity, line.salesUnit)}</span>
        ) : (
          <>
            <QuantityStepper
              label={t('quantityOf', { name })}
              quantity={line.quantity}
              unit={line.salesUnit}
              disabled={fixed}
              onStep={(delta) => void cartActions.changeQuantity(variantGuid, delta)}
              onSet={(quantity) => void cartActions.setQuantity(variantGuid, quantity)}
              onRemove={remove}
            />
            <span>{unitWords(line)}</span>
          </>
        )}
      </div>
      {seesPrices && <div className="line__total">{line.notOrderable ? null : <LineTotal line={line} />}</div>}
      {!line.notOrderable && seesPrices && <NextTier line={line} fixed={fixed} />}
      <AddToList
        className="line__list"
        look="icon"
        label={t('lineToList', { name })}
        articles={() => [{ contentId: variantGuid, quantity: line.quantity }]}
      />
      <IconButton
        className="line__del"
        icon="trash"
        label={t('removeLine', { name })}
        onClick={(event) => {
          moveFocusToNextRow(event);
          remove();
        }}
      />
    </article>
  );
});

function LineStock({ stock, placeholder }: Pick<CartLineRowProps, 'stock' | 'placeholder'>) {
  const { t } = useTranslation('cart');
  const hint = stock ?? placeholder;
  if (!hint) return null;
  const { kind, text, location, available, needed } = hint;
  const mark = <StockMark kind={kind}>{t(text, { location, available, needed })}</StockMark>;
  return stock ? (
    mark
  ) : (
    <span className="line__awaited" aria-hidden="true">
      {mark}
    </span>
  );
}

/** The quote that the price comes from, or why it does not apply. */
function QuoteWords({ line: { priceSource, quoteNotice, salesUnit } }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  if (priceSource) return <span className="line__code">{t('fromQuote', { number: priceSource.number })}</span>;
  if (!quoteNotice) return null;
  const { number, why, left } = quoteNotice;
  return <span className="line__code">{t(`quote_${why}`, { number, left: showAmount(left, salesUnit) })}</span>;
}

function LinePicture({ line: { imageUrl } }: { line: CartLine }) {
  return imageUrl ? (
    <Picture className="line__pic" src={imageUrl} alt="" width={64} height={64} />
  ) : (
    <span className="line__pic" />
  );
}

function LineName({ line: { name, productUrl } }: { line: CartLine }) {
  return productUrl ? <Anchor href={productUrl}>{name}</Anchor> : <b>{name}</b>;
}

function UnitPrice({ line }: { line: CartLine }) {
  const words = unitPriceWords(line);
  return (
    <div className="line__unit">
      {words ? (
        <>
          <span>{words.price}</span> <span>{words.per}</span>
        </>
      ) : (
        <Skeleton width="4rem" />
      )}
    </div>
  );
}

/** A button that adds the quantity missing for the next tier price. */
function NextTier({ line, fixed }: { line: CartLine; fixed: boolean }) {
  const { t } = useTranslation('cart');
  const words = nextTierWords(line);
  if (!words || !line.nextTier || fixed) return null;
  const { more } = line.nextTier;
  return (
    <button
      type="button"
      className="line__tier"
      aria-label={t('nextTierOf', { ...words, name: line.name })}
      onClick={() => void cartActions.changeQuantity(line.variantGuid, more)}
    >
      {t('nextTier', words)}
    </button>
  );
}

/** Until the server has priced it, an article that is new here may have no price at all. */
function LineTotal({ line }: { line: CartLine }) {
  return isUnconfirmed(line) && line.extendedPrice === 0 ? (
    <Skeleton width="4.5rem" height="1.25rem" />
  ) : (
    showEuros(line.extendedPrice)
  );
}

/** The button is removed with its line, so the next one gets the focus, else the heading of the page. */
function moveFocusToNextRow({ currentTarget }: MouseEvent<HTMLElement>): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.line .line__del')];
  const at = rows.indexOf(currentTarget);
  const next = rows[at + 1] ?? rows[at - 1] ?? document.querySelector<HTMLElement>('.cart-head h1');
  next?.focus();
}
