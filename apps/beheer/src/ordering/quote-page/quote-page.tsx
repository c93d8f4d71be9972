import { type BeheerQuote, beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { useInvalidFocus } from '../../frame/form/use-invalid-focus.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { useReturnToList } from '../../frame/table/list-return.ts';
import { PreviousNext } from '../../frame/table/previous-next.tsx';
import { placeOf } from '../quotes/quote-place.ts';
import { QuoteState } from '../quotes/quote-state.tsx';
import { SendDialog, WithdrawDialog } from './quote-dialogs.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { QuoteFiles, QuoteVersions } from './quote-versions.tsx';
import './quotes.css';
import { useOfferForm } from './use-offer-form.ts';
import { useQuoteActions } from './use-quote-actions.ts';
import type { WorkingOffer } from './working-offer.ts';

export function Component() {
  const { quoteId = '' } = useParams();
  const { data, error, refetch } = useQuery(
    read(beheerQuoteRoutes.details, { params: { quoteId: Number(quoteId) || 0 } }),
  );
  if (error) return <RecordError error={error} retry={refetch} list="/offertes" />;
  if (!data) return <Skeleton height="20rem" />;
  return <QuoteScreen key={quoteId} quote={data} refetch={refetch} />;
}

function QuoteScreen({ quote, refetch }: { quote: BeheerQuote; refetch: () => Promise<unknown> }) {
  const { t } = useTranslation('beheer-quotes');
  const { link } = useScope();
  const list = useReturnToList('/offertes');
  const { row } = quote;
  const where = placeOf(row);
  const mayEdit = useHasPermission('quotes.edit', where);
  const actions = useQuoteActions(row.quoteId);
  const [dialog, setDialog] = useState<'send' | 'withdraw'>();
  const { record, offer, put, mistakes, refusal, settled, showRefusal } = useOfferForm(quote, actions);
  const form = useInvalidFocus<HTMLDivElement>(refusal);
  const canEdit = mayEdit && quote.can.edit;
  const nextOffer = (quote.offers[0]?.number ?? 0) + 1;
  return (
    <>
      <PageHead
        title={t('quote', { number: row.number })}
        mark={<QuoteState state={row.state} />}
        crumbs={[{ label: t('quotes'), href: list }]}
        meta={
          <>
            <OfVenture ventureId={row.ventureId}>{row.branchName}</OfVenture>
            <Link to={link(`/klanten/${row.customerId}`)}>
              {row.customerName} {row.customerId}
            </Link>
            {quote.projectName && <span>{quote.projectName}</span>}
            <span>{t('askedBy', { name: quote.askedBy })}</span>
            {quote.wantedDay && <span>{t('wantedDay', { date: showDate(quote.wantedDay) })}</span>}
            <PreviousNext list="/offertes" id={String(row.quoteId)} />
          </>
        }
      >
        {quote.can.withdraw && (
          <PermissionButton permission="quotes.edit" where={where} onClick={() => setDialog('withdraw')}>
            {t('withdraw')}
          </PermissionButton>
        )}
        {quote.can.send && (
          <PermissionButton permission="quotes.edit" where={where} look="primary" onClick={() => setDialog('send')}>
            {t('send', { offer: nextOffer })}
          </PermissionButton>
        )}
      </PageHead>
      {mistakes.ofLines && <Notice kind="error" title={mistakes.ofLines} />}
      {actions.assign.error && <Notice kind="error" title={actions.assign.error.message} />}
      {quote.decidedBy && ['accepted', 'declined', 'withdrawn'].includes(row.state) && (
        <Notice title={t(`decided_${row.state}`, { name: quote.decidedBy })}>
          {quote.reason && <p>{quote.reason}</p>}
        </Notice>
      )}
      <div className="cols cols--log cols--wide" ref={form}>
        <div className="col">
          <QuoteLines
            quote={quote}
            lines={offer.lines}
            mistakeOf={mistakes.ofLine}
            canEdit={canEdit}
            onChange={(lines) => put({ lines })}
          />
          <Terms offer={offer} mistakes={mistakes.ofTerms} canEdit={canEdit} onChange={put} />
          <QuoteVersions quote={quote} />
        </div>
        <div className="col">
          <Card title={t('assignee')}>
            <SelectField
              label={t('assignee')}
              disabled={!mayEdit}
              value={row.assignee?.staffId ?? ''}
              options={[
                { value: '', label: t('nobody') },
                ...quote.colleagues.map(({ staffId, name }) => ({ value: staffId, label: name })),
              ]}
              onChange={(event) => actions.assign.mutate(event.target.value || null)}
            />
          </Card>
          <QuoteMessages quote={quote} actions={actions} />
          <QuoteFiles quote={quote} />
        </div>
      </div>
      <SaveBar record={record} changed={record.changed.map((name) => t(`field_${name}`))} />
      <ConflictDialog
        record={record}
        fields={(['lines', 'validUntil', 'callOffUntil', 'opening', 'closing'] as const).map((name) => ({
          name,
          label: t(`field_${name}`),
          show: (value: WorkingOffer[keyof WorkingOffer]) => shown(value),
        }))}
        refresh={refetch}
      />
      {dialog === 'send' && (
        <SendDialog
          quote={quote}
          actions={actions}
          nextOffer={nextOffer}
          settled={settled}
          showRefusal={showRefusal}
          isDirty={record.changed.length > 0}
          validUntil={offer.validUntil}
          onClose={() => {
            setDialog(undefined);
            actions.send.reset();
          }}
        />
      )}
      {dialog === 'withdraw' && <WithdrawDialog actions={actions} onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** One side of a conflict. */
function shown(value: WorkingOffer[keyof WorkingOffer]): string {
  if (typeof value === 'string') return value;
  return value.map(({ name, code, quantity, price }) => `${name || code}: ${quantity} × ${price || '–'}`).join('; ');
}

interface TermsProps {
  offer: WorkingOffer;
  mistakes: Record<string, string | undefined>;
  canEdit: boolean;
  onChange: (part: Partial<WorkingOffer>) => void;
}

function Terms({ offer, mistakes, canEdit, onChange }: TermsProps) {
  const { t } = useTranslation('beheer-quotes');
  return (
    <Card title={t('terms')}>
      <div className="quote-terms">
        <TextField
          label={t('validUntil')}
          error={mistakes.validUntil}
          type="date"
          disabled={!canEdit}
          value={offer.validUntil}
          onChange={(event) => onChange({ validUntil: event.target.value })}
        />
        <TextField
          label={t('callOffUntil')}
          hint={t('callOffHint')}
          error={mistakes.callOffUntil}
          type="date"
          disabled={!canEdit}
          value={offer.callOffUntil}
          onChange={(event) => onChange({ callOffUntil: event.target.value })}
        />
        <TextareaField
          label={t('opening')}
          error={mistakes.opening}
          disabled={!canEdit}
          maxLength={2000}
          value={offer.opening}
          onChange={(event) => onChange({ opening: event.target.value })}
        />
        <TextareaField
          label={t('closing')}
          error={mistakes.closing}
          disabled={!canEdit}
          maxLength={2000}
          value={offer.closing}
          onChange={(event) => onChange({ closing: event.target.value })}
        />
      </div>
    </Card>
  );
}
