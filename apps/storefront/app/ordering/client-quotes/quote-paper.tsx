import type { ClientQuote } from '@bouwpoort/contract/ordering/client-quotes';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type QuoteDraft, sheetOf } from './quote-draft.ts';

interface QuotePaperProps {
  draft: QuoteDraft;
  sender: ClientQuote['sender'];
  logoUrl: string | null;
}

/** The sheet that the client receives. */
export function QuotePaper({ draft, sender, logoUrl }: QuotePaperProps) {
  const { t } = useTranslation('client-quotes');
  const { lines, net, vats, total } = sheetOf(draft);
  const { showsQuantities, showsLineAmounts } = draft;
  const columns = 1 + (showsQuantities ? 1 : 0);
  return (
    <article className="paper" aria-label={t('paperLabel')}>
      <header>
        {logoUrl ? (
          <img className="paper__logo" src={logoUrl} alt={sender.name} />
        ) : (
          <p className="paper__name">{sender.name}</p>
        )}
        <address className="paper__lines">{sender.lines.join('\n')}</address>
      </header>
      <div className="paper__to">
        <div className="paper__lines">
          <small>{t('paperFor')}</small>
          {[draft.clientName, draft.clientAddress].filter(Boolean).join('\n') || '–'}
        </div>
        <dl>
          <div>
            <dt>{t('paperNumber')}</dt>
            <dd>{draft.number}</dd>
          </div>
          <div>
            <dt>{t('paperDate')}</dt>
            <dd>{showDate(draft.date)}</dd>
          </div>
          <div>
            <dt>{t('paperUntil')}</dt>
            <dd>{showDate(draft.validUntil)}</dd>
          </div>
        </dl>
      </div>
      <h2>{draft.title}</h2>
      {draft.intro && <p className="paper__lines">{draft.intro}</p>}
      <table>
        <thead>
          <tr>
            <th>{t('paperDescription')}</th>
            {showsQuantities && <th>{t('paperQuantity')}</th>}
            {showsLineAmounts && <th>{t('paperAmount')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={draft.lines[at]?.key}>
              <td>{withTimesSigns(line.description)}</td>
              {showsQuantities && <td>{line.quantity}</td>}
              {showsLineAmounts && <td>{showEuros(line.amount)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={t('paperNet')} amount={showEuros(net)} columns={columns} isBeside={showsLineAmounts} />
          {vats.map(({ vatRate, vatAmount }) => (
            <Sum
              key={vatRate}
              label={t('paperVat', { rate: vatRate })}
              amount={showEuros(vatAmount)}
              columns={columns}
              isBeside={showsLineAmounts}
            />
          ))}
          <Sum
            label={t(draft.isVatReversed ? 'paperTotalReversed' : 'paperTotal')}
            amount={showEuros(total)}
            columns={columns}
            isBeside={showsLineAmounts}
            isTotal
          />
        </tfoot>
      </table>
      {draft.closing && <p className="paper__lines">{draft.closing}</p>}
      {draft.hasSignature && (
        <footer>
          <div>
            <small>{t('paperAgreed')}</small>
          </div>
          <div>
            <small>{t('paperSignature')}</small>
          </div>
        </footer>
      )}
    </article>
  );
}

interface SumProps {
  label: string;
  amount: string;
  /** The number of columns, without the amounts. */
  columns: number;
  isBeside: boolean;
  isTotal?: boolean;
}

function Sum({ label, amount, columns, isBeside, isTotal }: SumProps) {
  return (
    <tr className={isTotal ? 'is-total' : undefined}>
      {isBeside ? (
        <>
          <td colSpan={columns}>{label}</td>
          <td>{amount}</td>
        </>
      ) : (
        <td colSpan={columns}>
          {label} {amount}
        </td>
      )}
    </tr>
  );
}
