import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { type ArticleChoice, findUnits } from '../article-field/article-choices.ts';
import { ArticleField } from '../article-field/article-field.tsx';
import { fieldOf, mistakeOf, type RowMistake } from '../line-import/quick-rows.ts';
import { quickOrderActions, useQuickOrder } from './quick-order-store.ts';

interface QuickOrderFormProps {
  onPasteList: (text: string) => void;
  initialFocus?: boolean;
}

/** One article at a time: number, quantity, Enter, and the next. */
export function QuickOrderForm({ onPasteList, initialFocus }: QuickOrderFormProps) {
  const { t } = useTranslation('quick-order');
  const venture = useVenture();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [chosen, setChosen] = useState<ArticleChoice | null>(null);
  // Empty for the sales unit, also while the units are unknown.
  const [ownUnit, setOwnUnit] = useState('');
  const { data: units } = useQuery(
    {
      queryKey: ['units', venture.id, chosen?.productId, chosen?.code],
      queryFn: chosen ? () => findUnits(browserApi(venture.id), venture.id, chosen) : skipToken,
    },
    browserQueries(),
  );
  const unit = ownUnit || units?.selected || '';
  const [mistake, setMistake] = useState<RowMistake>();
  const isBusy = useQuickOrder((list) => list.state === 'pending');

  const typeCode = (text: string) => {
    setCode(text);
    setMistake(undefined);
    setChosen(null);
    setOwnUnit('');
  };
  const choose = (choice: ArticleChoice) => {
    typeCode(choice.code);
    setChosen(choice);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const row = { code: code.trim(), quantity: settled(quantity), unit };
    const wrong = mistakeOf(row);
    setMistake(wrong);
    if (wrong && fieldOf(wrong) !== 'code') return amount.current?.focus();
    if (wrong || isBusy) return field.current?.focus();
    quickOrderActions.addRows([row]);
    const added = useQuickOrder.getState().rows.at(-1);
    typeCode('');
    setQuantity('1');
    field.current?.focus();
    if (added) await quickOrderActions.send([added.id]);
  };
  const ofCode = mistake !== undefined && fieldOf(mistake) === 'code';
  /** A zero is an error, not changed; an empty field becomes 1. */
  const commitQuantity = () => {
    setQuantity(settled(quantity));
    if (readDutchNumber(quantity.trim()) === 0) setMistake('quantity');
  };
  return (
    <form className="quick__form" onSubmit={submit} noValidate>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-code`}>
          {t('article')}
        </label>
        <span className="contents" {...(initialFocus ? { 'data-quick-modal': '' } : { 'data-quick-panel': '' })}>
          <ArticleField
            id={`${id}-code`}
            ref={field}
            value={code}
            onChange={typeCode}
            onChoose={choose}
            onPasteList={onPasteList}
            describedBy={ofCode ? `${id}-mistake` : undefined}
            invalid={ofCode}
          />
        </span>
      </div>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-quantity`}>
          {t('quantity')}
        </label>
        <Input
          id={`${id}-quantity`}
          ref={amount}
          figures
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={mistake && !ofCode ? true : undefined}
          aria-describedby={mistake && !ofCode ? `${id}-mistake` : undefined}
          value={quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setQuantity(event.target.value);
            setMistake(undefined);
          }}
          onBlur={commitQuantity}
        />
      </div>
      <div className="field quick__unit">
        <label className="field__label" htmlFor={`${id}-unit`}>
          {t('unit')}
        </label>
        <Select
          id={`${id}-unit`}
          value={unit}
          disabled={!units}
          options={units?.options ?? [{ value: '', label: t('unitDefault') }]}
          onChange={(event) => setOwnUnit(event.target.value)}
        />
      </div>
      <Button look="primary" type="submit" icon="plus" state={isBusy ? 'busy' : 'idle'}>
        {t('add')}
      </Button>
      {mistake && (
        <p className="quick__mistake" id={`${id}-mistake`} role="alert">
          {t(`mistake_${mistake}`)}
        </p>
      )}
    </form>
  );
}

const settled = (quantity: string) => quantity.trim() || '1';
