import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type MouseEvent, memo, useId } from 'react';
import { ArticleField } from './article-field.tsx';
import { maxRows, quickOrderActions, useQuickOrder } from './quick-order-store.ts';
import { mistakeOf, type QuickRow } from './quick-rows.ts';

/** What is about to be added, to look over first; afterwards what could not be, to correct. */
export function QuickOrderList() {
  const { t } = useTranslation('quick-order');
  const rows = useQuickOrder((list) => list.rows);
  const isBusy = useQuickOrder((list) => list.state === 'pending');
  if (rows.length === 0) return null;
  const ready = rows.filter((row) => row.answer === null && mistakeOf(row) === undefined).length;
  const wrong = rows.length - ready;
  const send = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const body = currentTarget.closest('.quick__body');
    await quickOrderActions.send();
    // Everything was added, and the button with it: ready for the next article.
    if (useQuickOrder.getState().rows.length === 0) body?.querySelector<HTMLElement>('.quick__form input')?.focus();
  };
  return (
    <div className="quick__list">
      <p className="quick__count">
        {t('listCount', { count: rows.length })}
        {wrong > 0 && ` ${t('listWrong', { count: wrong })}`}
      </p>
      <ul className="quick__rows">
        {rows.map((row) => (
          <ListedRow key={row.id} row={row} />
        ))}
      </ul>
      <div className="rowline">
        {ready > 0 && (
          <Button look="primary" icon="cart" state={isBusy ? 'busy' : 'idle'} className="quick__send" onClick={send}>
            {t('addAll', { count: Math.min(ready, maxRows) })}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={quickOrderActions.clear}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}

const ListedRow = memo(function ListedRow({ row }: { row: QuickRow }) {
  const { t } = useTranslation('quick-order');
  const id = useId();
  const mistake = mistakeOf(row);
  const edit = (change: Partial<QuickRow>) => quickOrderActions.edit(row.id, change);
  const message = mistake ? t(`mistake_${mistake}`) : answerText();
  const describedBy = message ? `${id}-message` : undefined;
  return (
    <li className="quick__row">
      <ArticleField
        id={`${id}-code`}
        label={t('article')}
        value={row.code}
        onChange={(code) => edit({ code })}
        onChoose={({ code }) => edit({ code })}
        describedBy={describedBy}
        invalid={row.answer !== null || mistake?.startsWith('code') === true}
      />
      <Input
        aria-label={t('quantityOf', { code: row.code })}
        figures
        inputMode="decimal"
        maxLength={12}
        value={row.quantity}
        aria-invalid={mistake === 'quantity' || mistake === 'decimals' || undefined}
        aria-describedby={describedBy}
        onChange={(event) => edit({ quantity: event.target.value })}
      />
      <Input
        aria-label={t('unitOf', { code: row.code })}
        placeholder={t('unitPlaceholder')}
        maxLength={20}
        value={row.unit}
        aria-invalid={mistake === 'unit' || undefined}
        aria-describedby={describedBy}
        onChange={(event) => edit({ unit: event.target.value })}
      />
      <IconButton
        icon="trash"
        label={t('removeRow', { code: row.code })}
        onClick={() => quickOrderActions.remove(row.id)}
      />
      {message && (
        <p className="quick__message" id={describedBy}>
          <Icon name={row.answer?.status === 'ambiguous' ? 'help' : 'error'} size="control" />
          <span>
            {row.answer?.displayName && <b>{row.answer.displayName} </b>}
            {message}
          </span>
        </p>
      )}
      {row.answer && row.answer.choices.length > 0 && <Choices row={row} />}
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

/** Several articles have this number: one touch says which, and adds it. */
function Choices({ row }: { row: QuickRow }) {
  return (
    <div className="quick__chips">
      {row.answer?.choices.map(({ contentId, code, displayName }) => (
        <button
          key={contentId}
          type="button"
          className="quick__chip"
          onClick={() => {
            quickOrderActions.edit(row.id, { code });
            void quickOrderActions.send([row.id]);
          }}
        >
          {displayName} <span className="muted">{code}</span>
        </button>
      ))}
    </div>
  );
}
