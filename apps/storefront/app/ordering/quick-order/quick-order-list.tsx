import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type MouseEvent, memo, useId, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import { ArticleChips } from '../article-field/article-chips.tsx';
import { ArticleField } from '../article-field/article-field.tsx';
import type { CartLine } from '../cart/cart.ts';
import type { StockHint } from '../cart/cart-stock.ts';
import { useCartStock } from '../cart/use-cart-stock.ts';
import { lineOf, mistakeOf, needsAttention, type QuickRow, wrongFieldOf } from '../line-import/quick-rows.ts';
import { AddToList } from '../lists/add-to-list.tsx';
import type { ListedArticle } from '../lists/listed-article.ts';
import { linesText, maxRows, quickOrderActions, useQuickOrder } from './quick-order-store.ts';

/** The list to check before it is added: article and price of each row, rows that need attention first. */
export function QuickOrderList() {
  const { t } = useTranslation('quick-order');
  const venture = useVenture();
  const navigate = useNavigate();
  const rows = useQuickOrder((list) => list.rows);
  const lines = useQuickOrder((list) => list.lines);
  const total = useQuickOrder((list) => list.total);
  const isBusy = useQuickOrder((list) => list.state === 'pending');
  const isChecked = useQuickOrder(
    (list) => list.lastCheckedInput === linesText(list.rows.filter((row) => !needsAttention(row))),
  );
  const seesPrices = useSeesPrices();
  const { hints: stock } = useCartStock(lines);
  const byGuid = useMemo(() => new Map(lines.map((line) => [line.variantGuid, line])), [lines]);
  if (rows.length === 0) return null;
  const ready = rows.filter((row) => !needsAttention(row));
  const wrong = rows.length - ready.length;
  const send = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const body = currentTarget.closest('.quick__body');
    await quickOrderActions.send();
    // Everything was added, and the button is gone: focus the field for the next article.
    if (useQuickOrder.getState().rows.length === 0) focusEntry(body);
  };
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusEntry(currentTarget.closest('.quick__body'));
    quickOrderActions.clear();
  };
  const order = async () => {
    await quickOrderActions.send();
    const { rows: left, state } = useQuickOrder.getState();
    if (left.length === 0 && state === 'success') await navigate(paths.checkout(venture));
  };
  const shown = new Set<string>();
  return (
    <div className="quick__list">
      <p className="quick__count">
        {t('listCount', { count: rows.length })}
        {wrong > 0 && ` ${t('listWrong', { count: wrong })}`}
      </p>
      <div className="quick__heads" aria-hidden="true">
        <span>{t('headArticle')}</span>
        <span>{t('quantity')}</span>
        <span>{t('unit')}</span>
        {seesPrices && (
          <>
            <span>{t('headPrice')}</span>
            <span>{t('headTotal')}</span>
          </>
        )}
      </div>
      <ul className="quick__rows">
        {rows.map((row) => {
          const guid = row.found?.contentId ?? '';
          const line = byGuid.get(guid);
          // Several rows with one article are one line in the cart: the first row shows its price.
          const isMore = line !== undefined && shown.has(guid);
          if (line) shown.add(guid);
          return <ListedRow key={row.id} row={row} line={line} stock={stock.get(guid)} isMore={isMore} />;
        })}
      </ul>
      {ready.length > 0 && (
        <div className="quick__foot">
          {seesPrices && (
            <p className="quick__total">
              <span>{t('listTotal')}</span>
              <b className="num" aria-live="polite">
                {isChecked ? showEuros(total) : <Skeleton width="5rem" />}
              </b>
            </p>
          )}
          <div className="rowline">
            <Button look="primary" icon="cart" state={isBusy ? 'busy' : 'idle'} onClick={send}>
              {t('addAll', { count: Math.min(ready.length, maxRows) })}
            </Button>
            {wrong === 0 && isChecked && (
              <Button disabled={isBusy} onClick={() => void order()}>
                {t('orderAll')}
                <Icon name="arrow-right" size="control" />
              </Button>
            )}
          </div>
        </div>
      )}
      <div className="rowline">
        {rows.some((row) => mistakeOf(row) === undefined) && (
          <AddToList label={t('addToList')} articles={listedArticles} />
        )}
        <Button look="quiet" disabled={isBusy} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}

/** The field for the next article. */
function focusEntry(body: Element | null): void {
  body?.querySelector<HTMLElement>('.quick__form input')?.focus();
}

/** Moves the focus from the button of a removed row to that of the row after or before it. */
function focusPastRow(button: HTMLElement): void {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = near?.querySelector<HTMLElement>(':scope > .btn--icon');
  if (next) next.focus();
  else focusEntry(button.closest('.quick__body'));
}

/** The articles of the rows as far as they can be parsed. */
function listedArticles(): ListedArticle[] {
  return useQuickOrder
    .getState()
    .rows.filter((row) => mistakeOf(row) === undefined)
    .map((row) => lineOf(row));
}

interface ListedRowProps {
  row: QuickRow;
  line: CartLine | undefined;
  stock: StockHint | undefined;
  isMore: boolean;
}

const ListedRow = memo(function ListedRow({ row, line, stock, isMore }: ListedRowProps) {
  const { t } = useTranslation('quick-order');
  const id = useId();
  const mistake = mistakeOf(row);
  const wrong = wrongFieldOf(row);
  const edit = (change: Partial<QuickRow>) => quickOrderActions.edit(row.id, change);
  const message = mistake ? t(`mistake_${mistake}`) : answerText();
  const describedBy = message ? `${id}-message` : undefined;
  return (
    <li className={classNames('quick__row', needsAttention(row) && 'quick__row--doubt')}>
      <ArticleField
        id={`${id}-code`}
        label={t('article')}
        value={row.code}
        onChange={(code) => edit({ code })}
        onChoose={({ code }) => edit({ code })}
        describedBy={describedBy}
        invalid={wrong === 'code'}
      />
      <Input
        aria-label={t('quantityOf', { code: row.code })}
        figures
        inputMode="decimal"
        maxLength={12}
        value={row.quantity}
        aria-invalid={wrong === 'quantity' || undefined}
        aria-describedby={describedBy}
        onChange={(event) => edit({ quantity: event.target.value })}
      />
      <Input
        aria-label={t('unitOf', { code: row.code })}
        placeholder={t('unitPlaceholder')}
        maxLength={20}
        value={row.unit}
        aria-invalid={wrong === 'unit' || undefined}
        aria-describedby={describedBy}
        onChange={(event) => edit({ unit: event.target.value })}
      />
      <IconButton
        icon="trash"
        label={t('removeRow', { code: row.code })}
        onClick={({ currentTarget }) => {
          focusPastRow(currentTarget);
          quickOrderActions.remove(row.id);
        }}
      />
      {message && (
        <p className="quick__message" id={describedBy}>
          <Icon name={row.answer?.status === 'ambiguous' ? 'help' : 'error'} size="control" />
          <span>
            {row.answer?.displayName && <b>{withTimesSigns(row.answer.displayName)} </b>}
            {message}
          </span>
        </p>
      )}
      {row.answer && row.answer.choices.length > 0 && (
        <ArticleChips choices={row.answer.choices} onChoose={({ code }) => edit({ code })} />
      )}
      {!message && <Facts row={row} line={line} stock={stock} isMore={isMore} />}
    </li>
  );

  function answerText(): string | null {
    if (!row.answer) return null;
    if (row.answer.status === 'unknown') return t('answer_unknown');
    return row.answer.status === 'ambiguous'
      ? t('answer_ambiguous')
      : `${row.answer.reason ?? t('answer_notOrderable')}.`;
  }
});

/** Article, stock and price of the row, in the texts of the cart. */
function Facts({ row, line, stock, isMore }: ListedRowProps) {
  const { t } = useTranslation('quick-order');
  const { t: ofCart } = useTranslation('cart');
  const seesPrices = useSeesPrices();
  if (!line || !row.found) {
    return (
      <span className="quick__name">
        <Skeleton width="12rem" />
      </span>
    );
  }
  const words = line.agreed && priceWords(line.agreed);
  return (
    <>
      <span className="quick__name">
        <b>{line.name}</b>
        <span className="quick__sentence num">{isMore ? t('sameArticle') : row.found.sentence}</span>
        {stock && !isMore && (
          <StockMark kind={stock.kind}>
            {ofCart(stock.text, { location: stock.location, available: stock.available, needed: stock.needed })}
          </StockMark>
        )}
      </span>
      {!isMore && seesPrices && (
        <>
          <span className="quick__price num">
            {words && (
              <>
                {words.price} <span className="muted small">{t('per', { unit: words.unit })}</span>
              </>
            )}
          </span>
          <b className="quick__amount num">{showEuros(line.extendedPrice)}</b>
        </>
      )}
    </>
  );
}
