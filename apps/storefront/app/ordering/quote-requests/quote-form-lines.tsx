import type { QuickOrderRow } from '@bouwpoort/contract/ordering/cart';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { Stepper } from '@bouwpoort/ui/molecules/stepper.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { ArticleChips } from '../article-field/article-chips.tsx';
import { ArticleField } from '../article-field/article-field.tsx';
import { quoteApi, refusalText } from '../quotes/quote-api.ts';
import { type DraftLine, unitWords } from './quote-draft.ts';

interface QuoteFormLinesProps {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
}

/** The request: articles, and free-text lines. */
export function QuoteFormLines({ lines, onChange }: QuoteFormLinesProps) {
  return (
    <div className="panel qr-sheet">
      {lines.map((line) => (
        <FormLine
          key={line.key}
          line={line}
          onEdit={(part) => onChange(lines.map((one) => (one.key === line.key ? { ...one, ...part } : one)))}
          onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <AddArticle lines={lines} onAdd={(line) => onChange([...lines, line])} />
      <AddFree onAdd={(line) => onChange([...lines, line])} />
    </div>
  );
}

interface FormLineProps {
  line: DraftLine;
  onEdit: (part: Partial<Pick<DraftLine, 'quantity' | 'note'>>) => void;
  onRemove: () => void;
}

function FormLine({ line, onEdit, onRemove }: FormLineProps) {
  const { t } = useTranslation('quotes');
  const { code, own, imageUrl, productUrl, quantity, contentId } = line;
  const name = withTimesSigns(line.name);
  const price = own && priceWords(own);
  return (
    <article className="qr" aria-label={name}>
      {imageUrl ? (
        <Picture className="qr__pic" src={imageUrl} alt="" width={64} height={64} />
      ) : (
        <span className="qr__pic qr__none">
          <Icon name="pencil" />
        </span>
      )}
      <div className="qr__name">
        {productUrl ? <Anchor href={productUrl}>{name}</Anchor> : <b>{name}</b>}
        <span className="product-row__code">
          {[contentId === null ? t('freeLine') : code, price && t('priceNow', price)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className="qr__qty">
        <Stepper
          label={t('quantityOf', { name })}
          value={quantity}
          onChange={(next) => onEdit({ quantity: next })}
          max={1_000_000}
        />
        <span>{unitWords(line)}</span>
      </div>
      <IconButton className="qr__del" icon="trash" label={t('removeLine', { name })} onClick={onRemove} />
      <LineNote line={line} onNote={(note) => onEdit({ note })} />
    </article>
  );
}

/** Few lines have a note, so the field is shown on request. */
function LineNote({ line: { name, note }, onNote }: { line: DraftLine; onNote: (note: string) => void }) {
  const { t } = useTranslation('quotes');
  const [isOpen, setOpen] = useState(note !== '');
  return (
    <div className="qr__note">
      {isOpen ? (
        <Input
          aria-label={t('noteAt', { name })}
          placeholder={t('noteExample')}
          value={note}
          maxLength={300}
          // Opened by the button that was in its place.
          autoFocus={note === ''}
          onChange={(event) => onNote(event.target.value)}
        />
      ) : (
        <Button look="quiet" icon="plus" aria-label={t('addNoteTo', { name })} onClick={() => setOpen(true)}>
          {t('addNote')}
        </Button>
      )}
    </div>
  );
}

interface AddProps {
  onAdd: (line: DraftLine) => void;
}

/** By its number or name: the article and its price are requested from the server. */
function AddArticle({ lines, onAdd }: AddProps & { lines: readonly DraftLine[] }) {
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [choices, setChoices] = useState<QuickOrderRow['choices']>([]);
  const [isBusy, setBusy] = useState(false);
  const type = (text: string) => {
    setCode(text);
    setMistake(undefined);
    setChoices([]);
  };
  const add = async (asked: string) => {
    if (asked === '' || isBusy) return;
    setBusy(true);
    try {
      const { rows, cart } = await quoteApi(venture.id).checkCode(asked);
      const [row] = rows;
      const found = cart.shipments[0]?.lineItems[0];
      setChoices(row?.choices ?? []);
      if (row && row.choices.length > 0) setMistake(t('whichArticle'));
      else if (!row?.contentId || !found) setMistake(row?.reason ?? t('unknownArticle'));
      else if (lines.some(({ contentId }) => contentId === row.contentId)) setMistake(t('alreadyThere'));
      else {
        type('');
        onAdd({
          ...{
            key: row.contentId,
            contentId: row.contentId,
            code: found.code,
            name: withTimesSigns(found.displayName),
          },
          ...{ quantity: found.quantity, unit: found.salesUnitId, note: '' },
          ...{ imageUrl: found.imageUrl, productUrl: found.productUrl },
          own:
            found.agreed?.price === undefined || found.extendedPrice === undefined
              ? null
              : {
                  ...{ price: found.agreed.price, per: found.agreed.per, unitId: found.agreed.unitId },
                  ...{ forQuantity: found.quantity, quantity: found.agreed.quantity, amount: found.extendedPrice },
                },
        });
      }
    } catch (error) {
      setMistake(refusalText(error, t('failed')));
    }
    setBusy(false);
  };
  return (
    <div className="qr-add qr-add--article">
      <Field label={t('addArticle')} error={mistake}>
        {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field, when it chooses no suggestion
          <div
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.defaultPrevented) return;
              event.preventDefault();
              void add(code.trim());
            }}
          >
            <ArticleField
              id={id}
              value={code}
              placeholder={t('addArticleExample')}
              onChange={type}
              onChoose={(choice) => {
                type(choice.code);
                void add(choice.code);
              }}
              describedBy={describedBy}
              invalid={invalid ?? false}
            />
          </div>
        )}
      </Field>
      <Button
        onClick={() => void add(code.trim())}
        state={isBusy ? 'busy' : 'idle'}
        icon="plus"
        aria-label={t('addArticleNow')}
      >
        {t('add')}
      </Button>
      {choices.length > 0 && <ArticleChips choices={choices} onChoose={(choice) => void add(choice.code)} />}
    </div>
  );
}

const freeUnits = ['PCE', 'MTK', 'MTR', 'MTQ', 'KGM', 'PK', '08'];

function AddFree({ onAdd }: AddProps) {
  const { t } = useTranslation('quotes');
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [unit, setUnit] = useState('PCE');
  const [mistakes, setMistakes] = useState<{ text?: string; quantity?: string }>({});
  const add = () => {
    const amount = readDutchNumber(quantity.trim()) ?? 0;
    const wrong = {
      ...(text.trim() === '' ? { text: t('sayWhat') } : {}),
      ...(amount > 0 && amount <= 1_000_000 ? {} : { quantity: t('sayHowMany') }),
    };
    setMistakes(wrong);
    if (Object.keys(wrong).length > 0) return;
    onAdd({
      ...{ key: randomKey(), contentId: null, code: '', name: text.trim(), quantity: amount, unit, note: '' },
      ...{ imageUrl: null, productUrl: null, own: null },
    });
    setText('');
    setQuantity('1');
  };
  return (
    <div className="qr-add">
      <TextField
        label={t('addFree')}
        value={text}
        error={mistakes.text}
        maxLength={300}
        placeholder={t('addFreeExample')}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label={t('quantity')}
        value={quantity}
        error={mistakes.quantity}
        inputMode="decimal"
        onChange={(event) => setQuantity(event.target.value)}
      />
      <SelectField
        label={t('unit')}
        value={unit}
        options={freeUnits.map((code) => ({ value: code, label: unitName(code, 2) }))}
        onChange={(event) => setUnit(event.target.value)}
      />
      <Button onClick={add} icon="plus" aria-label={t('addFreeNow')}>
        {t('add')}
      </Button>
    </div>
  );
}
