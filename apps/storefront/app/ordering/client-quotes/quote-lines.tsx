import { showEuros, showExactAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { costOfLine, type DraftLine, earningsOf, type QuoteDraft, sheetOf } from './quote-draft.ts';

interface QuoteLinesProps {
  draft: QuoteDraft;
  /** Error texts by field; empty until the user tries to save. */
  errorOf: (field: string) => string | undefined;
  onChange: (lines: DraftLine[]) => void;
}

/** Cost, margin and the client's price per line. */
export function QuoteLines({ draft, errorOf, onChange }: QuoteLinesProps) {
  const { t } = useTranslation('client-quotes');
  const sheet = sheetOf(draft);
  const earnings = earningsOf(draft);
  const set = (at: number, line: DraftLine) => onChange(draft.lines.map((one, index) => (index === at ? line : one)));
  const drop = (at: number) => onChange(draft.lines.filter((_, index) => index !== at));
  const add = () =>
    onChange([
      ...draft.lines,
      {
        kind: 'own',
        key: `${Date.now()}-${draft.lines.length}`,
        description: '',
        quantity: '1',
        unit: t('hour'),
        price: '',
        vat: '',
      },
    ]);
  return (
    <div className="panel mk-sheet">
      <div className="mk mk--head" aria-hidden="true">
        <span>{t('line')}</span>
        <span>{t('cost')}</span>
        <span>{t('margin')}</span>
        <span>{t('forClient')}</span>
      </div>
      {draft.lines.map((line, at) => {
        const sold = sheet.lines[at];
        const amount = showEuros(sold?.amount ?? 0);
        if (line.kind === 'own') {
          return (
            <OwnLine
              key={line.key}
              line={line}
              amount={amount}
              errorOf={(field) => errorOf(`${at}.${field}`)}
              onChange={(change) => set(at, { ...line, ...change })}
              onDrop={() => drop(at)}
            />
          );
        }
        const { net } = line.line;
        return (
          <article key={line.key} className="mk">
            <div className="mk__name">
              <b>{withTimesSigns(line.description)}</b>
              <span className="small muted">{showExactAmount(net.quantity, net.unitId)}</span>{' '}
              <Button look="quiet" onClick={() => drop(at)} aria-label={t('dropName', { name: line.description })}>
                {t('drop')}
              </Button>
            </div>
            <div className="mk__cost">
              <span className="mk__label muted">{t('cost')}</span>
              {showEuros(costOfLine(line.line))}
            </div>
            <div className="mk__m">
              {draft.marginMode === 'line' ? (
                <span className="unit-in">
                  <Input
                    figures
                    inputMode="decimal"
                    aria-label={t('marginOf', { name: line.description })}
                    aria-invalid={errorOf(`${at}.margin`) ? true : undefined}
                    value={line.margin}
                    maxLength={6}
                    onChange={(event) => set(at, { ...line, margin: event.target.value })}
                  />
                  <span aria-hidden="true">%</span>
                </span>
              ) : (
                <span className="muted">{draft.margin}%</span>
              )}
            </div>
            <div className="mk__sell">
              <span className="mk__label muted">{t('forClient')}</span>
              <b>{amount}</b>
              <small className="muted">{sold?.price}</small>
            </div>
          </article>
        );
      })}
      <div className="mk-foot">
        <Button look="quiet" icon="plus" onClick={add}>
          {t('addLine')}
        </Button>
        {draft.lines.some(({ kind }) => kind === 'article') && (
          <span>
            {t('material', { cost: showEuros(earnings.cost), sold: showEuros(earnings.sold) })}
            <b>{t('earned', { amount: showEuros(earnings.margin) })}</b>
          </span>
        )}
      </div>
    </div>
  );
}

interface OwnLineProps {
  line: Extract<DraftLine, { kind: 'own' }>;
  amount: string;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Extract<DraftLine, { kind: 'own' }>>) => void;
  onDrop: () => void;
}

function OwnLine({ line, amount, errorOf, onChange, onDrop }: OwnLineProps) {
  const { t } = useTranslation('client-quotes');
  const text = (name: 'description' | 'quantity' | 'unit' | 'price', maxLength: number, isNumber = false) => (
    <TextField
      label={t(`own_${name}`)}
      error={errorOf(name)}
      value={line[name]}
      maxLength={maxLength}
      autoComplete="off"
      {...(isNumber && { inputMode: 'decimal' as const, figures: true })}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <article className="mk mk--own">
      <div className="mk__own-text">{text('description', 200)}</div>
      {text('quantity', 10, true)}
      {text('unit', 15)}
      {text('price', 12, true)}
      <SelectField
        label={t('vat')}
        value={line.vat}
        onChange={(event) => onChange({ vat: event.target.value })}
        options={[
          { value: '', label: t('vatOfQuote') },
          { value: '21', label: '21%' },
          { value: '9', label: '9%' },
          { value: '0', label: '0%' },
        ]}
      />
      <div className="mk__drop">
        <b>{amount}</b>
        <IconButton icon="trash" label={t('dropName', { name: line.description || t('ownLine') })} onClick={onDrop} />
      </div>
    </article>
  );
}
