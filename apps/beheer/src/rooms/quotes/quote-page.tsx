import { type BeheerQuote, beheerQuoteRoutes } from '@bouwpoort/contract/beheer-quotes';
import { ApiProblem } from '@bouwpoort/contract/client';
import { showDate } from '@bouwpoort/trade/dutch-dates';
import { showEuros } from '@bouwpoort/trade/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { read } from '../../api/read.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { MayButton } from '../../kit/permission.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { VentureMark } from '../../kit/venture-mark.tsx';
import { LoadError } from '../../kit/void.tsx';
import { useScope } from '../../session/scope.ts';
import { useMay } from '../../session/session.ts';
import { QuoteLines } from './quote-lines.tsx';
import { placeOf } from './quote-place.ts';
import { QuoteState } from './quote-state.tsx';
import { QuoteTalk } from './quote-talk.tsx';
import { QuoteFiles, QuoteVersions } from './quote-versions.tsx';
import './quotes.css';
import { type QuoteActions, useQuoteActions } from './use-quote-actions.ts';
import { type WorkingOffer, workingOffer } from './working-offer.ts';

export function Component() {
  const { quoteId = '' } = useParams();
  const { data, error, refetch } = useQuery(
    read(beheerQuoteRoutes.details, { params: { quoteId: Number(quoteId) || 0 } }),
  );
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height="20rem" />;
  return <QuoteScreen key={quoteId} quote={data} />;
}

function QuoteScreen({ quote }: { quote: BeheerQuote }) {
  const { t } = useTranslation('beheer-quotes');
  const { link } = useScope();
  const { row } = quote;
  const where = placeOf(row);
  const mayEdit = useMay('quotes.edit', where);
  const actions = useQuoteActions(row.quoteId);
  const [edited, setEdited] = useState<{ offer: WorkingOffer; version: number }>();
  const [dialog, setDialog] = useState<'send' | 'withdraw'>();
  const offer = edited?.offer ?? workingOffer(quote);
  const version = edited?.version ?? quote.version;
  const canEdit = mayEdit && quote.can.edit;
  // What was begun on one version is saved over that one, or refused.
  const change = (part: Partial<WorkingOffer>) => setEdited({ offer: { ...offer, ...part }, version });
  const save = () => actions.save.mutate({ offer, version }, { onSuccess: () => setEdited(undefined) });
  const nextOffer = (quote.offers[0]?.number ?? 0) + 1;
  return (
    <>
      <PageHead
        title={t('quote', { number: row.number })}
        mark={<QuoteState state={row.state} />}
        crumbs={[{ label: t('quotes'), href: link('/offertes') }]}
        meta={
          <>
            <span className="vt">
              <VentureMark ventureId={row.ventureId} />
              {row.branchName}
            </span>
            <span>
              {row.customerName} {row.customerId}
            </span>
            {quote.projectName && <span>{quote.projectName}</span>}
            <span>{t('askedBy', { name: quote.askedBy })}</span>
            {quote.wantedDay && <span>{t('wantedDay', { date: showDate(quote.wantedDay) })}</span>}
          </>
        }
      >
        {quote.can.withdraw && (
          <MayButton permission="quotes.edit" where={where} onClick={() => setDialog('withdraw')}>
            {t('withdraw')}
          </MayButton>
        )}
        {quote.can.edit && (
          <MayButton
            permission="quotes.edit"
            where={where}
            state={actions.save.isPending ? 'busy' : 'idle'}
            onClick={save}
          >
            {t('save')}
          </MayButton>
        )}
        {quote.can.send && (
          <MayButton permission="quotes.edit" where={where} look="primary" onClick={() => setDialog('send')}>
            {t('send', { offer: nextOffer })}
          </MayButton>
        )}
      </PageHead>
      <Refusals actions={actions} onReload={() => setEdited(undefined)} />
      {edited && <Notice title={t('unsaved')} />}
      {quote.decidedBy && ['accepted', 'declined', 'withdrawn'].includes(row.state) && (
        <Notice title={t(`decided_${row.state}`, { name: quote.decidedBy })}>
          {quote.reason && <p>{quote.reason}</p>}
        </Notice>
      )}
      <div className="cols cols--log cols--wide">
        <div className="col">
          <QuoteLines quote={quote} lines={offer.lines} canEdit={canEdit} onChange={(lines) => change({ lines })} />
          <Terms offer={offer} canEdit={canEdit} onChange={change} />
          <QuoteVersions quote={quote} />
        </div>
        <div className="col">
          <Sheet title={t('assignee')}>
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
          </Sheet>
          <QuoteTalk quote={quote} actions={actions} />
          <QuoteFiles quote={quote} />
        </div>
      </div>
      {dialog === 'send' && (
        <SendDialog
          saving={{ offer, version }}
          actions={actions}
          nextOffer={nextOffer}
          amount={edited ? undefined : quote.total}
          onClose={() => setDialog(undefined)}
          onSent={() => {
            setEdited(undefined);
            setDialog(undefined);
          }}
        />
      )}
      {dialog === 'withdraw' && <WithdrawDialog actions={actions} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function textOf(error: Error): string {
  if (!(error instanceof ApiProblem)) return error.message;
  const fields = Object.entries(error.problem.errors ?? {}).flatMap(([field, messages]) => {
    const line = /^lines\.(\d+)/.exec(field)?.[1];
    return messages.map((message) => (line === undefined ? message : `${Number(line) + 1}: ${message}`));
  });
  return fields.length > 0 ? fields.join('. ') : error.message;
}

function Refusals({ actions, onReload }: { actions: QuoteActions; onReload: () => void }) {
  const { t } = useTranslation('beheer-quotes');
  const error = actions.save.error ?? actions.assign.error;
  if (!error) return null;
  const isConflict = error instanceof ApiProblem && error.status === 409;
  return (
    <Notice kind="error" title={textOf(error)}>
      {isConflict && (
        <Button
          className="btn--s"
          onClick={() => {
            onReload();
            actions.save.reset();
          }}
        >
          {t('reload')}
        </Button>
      )}
    </Notice>
  );
}

interface TermsProps {
  offer: WorkingOffer;
  canEdit: boolean;
  onChange: (part: Partial<WorkingOffer>) => void;
}

function Terms({ offer, canEdit, onChange }: TermsProps) {
  const { t } = useTranslation('beheer-quotes');
  return (
    <Sheet title={t('terms')}>
      <div className="quote-terms">
        <Field label={t('validUntil')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              disabled={!canEdit}
              value={offer.validUntil}
              onChange={(event) => onChange({ validUntil: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('callOffUntil')} hint={t('callOffHint')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              disabled={!canEdit}
              value={offer.callOffUntil}
              onChange={(event) => onChange({ callOffUntil: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('opening')}>
          {(control) => (
            <Textarea
              {...control}
              disabled={!canEdit}
              maxLength={2000}
              value={offer.opening}
              onChange={(event) => onChange({ opening: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('closing')}>
          {(control) => (
            <Textarea
              {...control}
              disabled={!canEdit}
              maxLength={2000}
              value={offer.closing}
              onChange={(event) => onChange({ closing: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Sheet>
  );
}

interface SendDialogProps {
  saving: { offer: WorkingOffer; version: number };
  actions: QuoteActions;
  nextOffer: number;
  /** Known once what is on the screen has been saved. */
  amount: number | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** What leaves the house is confirmed: the customer gets a mail. */
function SendDialog({ saving, actions, nextOffer, amount, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('beheer-quotes');
  const { t: common } = useTranslation('beheer');
  const [message, setMessage] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const { send } = actions;
  const { validUntil } = saving.offer;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sendTitle', { offer: nextOffer })}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="primary"
            state={send.isPending ? 'busy' : 'idle'}
            onClick={() => send.mutate({ ...saving, key, message }, { onSuccess: onSent })}
          >
            {amount === undefined ? t('send', { offer: nextOffer }) : t('sendYes', { amount: showEuros(amount) })}
          </Button>
        </>
      }
    >
      <div className="stack">
        {send.error && <Notice kind="error" title={textOf(send.error)} />}
        {amount !== undefined && validUntil && (
          <p>{t('sendText', { amount: showEuros(amount), date: showDate(validUntil) })}</p>
        )}
        <Field label={t('sendMessage')} optional>
          {(control) => (
            <Textarea
              {...control}
              maxLength={2000}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

function WithdrawDialog({ actions, onClose }: { actions: QuoteActions; onClose: () => void }) {
  const { t } = useTranslation('beheer-quotes');
  const { t: common } = useTranslation('beheer');
  const [reason, setReason] = useState('');
  const { withdraw } = actions;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdrawTitle')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="danger"
            state={withdraw.isPending ? 'busy' : 'idle'}
            onClick={() => withdraw.mutate(reason, { onSuccess: onClose })}
          >
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {withdraw.error && <Notice kind="error" title={textOf(withdraw.error)} />}
        <p>{t('withdrawText')}</p>
        <Field label={t('withdrawReason')}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              data-initial-focus
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
