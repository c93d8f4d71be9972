import type { ClientQuote } from '@bouwpoort/contract/ordering/client-quotes';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { restoreLostFocus } from '@bouwpoort/ui/restore-lost-focus.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { type AccountRefusal, accountRefusal } from '../../frame/form/account-refusal.ts';
import { ConfirmDialog } from '../../frame/form/confirm-dialog.tsx';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { apiUrl, browserApi } from '../../frame/http/api.ts';
import { paths } from '../../frame/web/paths.ts';
import { MailDialog } from './mail-dialog.tsx';
import { draftOf, errorsOf, inputOf, type QuoteDraft, sheetOf } from './quote-draft.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteLogo } from './quote-logo.tsx';
import { QuotePaper } from './quote-paper.tsx';

type View = 'fill' | 'paper';
const views = ['fill', 'paper'] as const;
const marginModes = ['whole', 'line'] as const;

/** The editor on the left, the sheet on the right; on a phone one at a time. */
export function QuoteMaker({ quote }: { quote: ClientQuote }) {
  useEffect(restoreLostFocus, []);
  const { t } = useTranslation('client-quotes');
  const venture = useVenture();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState(quote);
  const [draft, setDraft] = useState(() => draftOf(quote));
  const [view, setView] = useState<View>('fill');
  const [isTried, setIsTried] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  const [busy, setBusy] = useState<'save' | 'pdf' | 'mail' | 'remove' | null>(null);
  const [sheet, setSheet] = useState<'mail' | 'remove'>();
  const errors = errorsOf(draft);
  const errorOf = (field: string) => (isTried && errors[field] ? t(errors[field]) : undefined);
  const set = (change: Partial<QuoteDraft>) => setDraft((known) => ({ ...known, ...change }));
  // A new logo gets a new address, which bypasses the browser's cache.
  const logoUrl = quote.logo ? `${apiUrl('clientQuotes.logo')}?${Date.parse(quote.logo.addedAt)}` : null;
  const params = { quoteId: quote.quoteId };

  const save = async (what: 'save' | 'pdf' | 'mail'): Promise<boolean> => {
    setIsTried(true);
    if (Object.keys(errors).length > 0) {
      setView('fill');
      return false;
    }
    setBusy(what);
    setRefusal(null);
    try {
      const body = { ...inputOf(draft), version: saved.version };
      const next = await browserApi(venture.id).call('clientQuotes.change', { params, body });
      setSaved(next);
      setDraft(draftOf(next));
      return true;
    } catch (error) {
      setRefusal(accountRefusal(error, []));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const download = async () => {
    if (!(await save('pdf'))) return;
    const link = document.createElement('a');
    link.href = apiUrl('clientQuotes.pdf', { params });
    link.download = '';
    link.click();
  };
  const remove = async () => {
    setBusy('remove');
    setRefusal(null);
    try {
      await browserApi(venture.id).call('clientQuotes.remove', { params });
      await navigate(paths.clientQuotes(venture));
    } catch (error) {
      setRefusal(accountRefusal(error, []));
      setBusy(null);
    }
  };
  const makePdf = (isBar: boolean) => (
    <Button
      className={isBar ? undefined : 'cart__go'}
      look="primary"
      size="large"
      icon="download"
      state={busy === 'pdf' ? 'busy' : 'idle'}
      onClick={() => void download()}
    >
      {t('makePdf')}
    </Button>
  );
  const text = (
    name: 'number' | 'title' | 'clientName' | 'date' | 'validUntil',
    maxLength: number,
    type: 'text' | 'date' = 'text',
  ) => (
    <TextField
      label={t(`field_${name}`)}
      error={errorOf(name)}
      type={type}
      autoComplete="off"
      maxLength={maxLength}
      warning={
        type === 'text' && draft[name].length >= maxLength ? t('chrome:fieldFull', { count: maxLength }) : undefined
      }
      value={draft[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const lines = (name: 'clientAddress' | 'intro' | 'closing', maxLength: number) => (
    <TextareaField
      label={t(`field_${name}`)}
      optional
      maxLength={maxLength}
      value={draft[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const shows = (name: 'showsQuantities' | 'showsLineAmounts' | 'hasSignature') => (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={draft[name]}
        aria-checked={draft[name]}
        onChange={(event) => set({ [name]: event.target.checked })}
      />
      {t(name)}
    </label>
  );
  const vat = draft.isVatReversed ? 'reversed' : String(draft.vatRate);
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { label: t('account'), href: paths.account(venture) },
            { label: t('title'), href: paths.clientQuotes(venture) },
            { label: saved.title },
          ]}
        />
        <div className="top">
          <div className="top__text">
            <h1>{t('makerTitle')}</h1>
            <p className="top__sub">{t('makerSub')}</p>
          </div>
          <div className="top__do l:hidden">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
            <div className="seg seg--block" role="group" aria-label={t('viewLabel')}>
              {views.map((one) => (
                <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
                  {t(`view_${one}`)}
                </button>
              ))}
            </div>
          </div>
        </div>
        {refusal && sheet === undefined && <RefusalNotice refusal={refusal} title={t('saveFailed')} />}
        {isTried && Object.keys(errors).length > 0 && <Notice kind="error" title={t('notRight')} />}
        <div className="maker" data-view={view}>
          <div className="maker__in flow">
            <section className="sec" aria-labelledby="quote-lines">
              <div className="sec__head">
                <h2 id="quote-lines">{t('margin')}</h2>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
                <div className="seg" role="group" aria-label={t('marginModeLabel')}>
                  {marginModes.map((mode) => (
                    <button
                      key={mode}
                      type="button"
                      aria-pressed={draft.marginMode === mode}
                      onClick={() => set({ marginMode: mode })}
                    >
                      {t(`marginMode_${mode}`)}
                    </button>
                  ))}
                </div>
              </div>
              {draft.marginMode === 'whole' && (
                <Field label={t('marginWhole')} error={errorOf('margin')}>
                  {(control) => (
                    <span className="unit-in unit-in--short">
                      <Input
                        {...control}
                        figures
                        inputMode="decimal"
                        maxLength={6}
                        value={draft.margin}
                        onChange={(event) => set({ margin: event.target.value })}
                      />
                      <span aria-hidden="true">%</span>
                    </span>
                  )}
                </Field>
              )}
              <QuoteLines draft={draft} errorOf={errorOf} onChange={(changed) => set({ lines: changed })} />
            </section>
            <section className="sec" aria-labelledby="quote-client">
              <h2 id="quote-client">{t('clientTitle')}</h2>
              <div className="form-grid form-grid--2">
                {text('clientName', 100)}
                {text('number', 40)}
                <div className="span-2">{lines('clientAddress', 300)}</div>
                <div className="span-2">{text('title', 120)}</div>
                {text('date', 10, 'date')}
                {text('validUntil', 10, 'date')}
                <SelectField
                  label={t('vat')}
                  value={vat}
                  onChange={({ target }) =>
                    set(
                      target.value === 'reversed'
                        ? { isVatReversed: true }
                        : { isVatReversed: false, vatRate: target.value === '9' ? 9 : target.value === '0' ? 0 : 21 },
                    )
                  }
                  options={['21', '9', '0', 'reversed'].map((value) => ({ value, label: t(`vat_${value}`) }))}
                />
                <div className="span-2">{lines('intro', 2000)}</div>
                <div className="span-2">{lines('closing', 2000)}</div>
              </div>
            </section>
            <section className="sec" aria-labelledby="quote-looks">
              <h2 id="quote-looks">{t('looksTitle')}</h2>
              <div className="looks">
                <QuoteLogo logoUrl={logoUrl} onChanged={() => void revalidate()} />
                {shows('showsQuantities')}
                {shows('showsLineAmounts')}
                {shows('hasSignature')}
              </div>
            </section>
          </div>
          <aside className="maker__out" aria-label={t('paperLabel')}>
            <div className="paper-wrap">
              <QuotePaper draft={draft} sender={quote.sender} logoUrl={logoUrl} />
            </div>
          </aside>
          <div className="maker__end">
            <div className="maker__do">
              {makePdf(false)}
              <Button
                size="large"
                icon="send"
                state={busy === 'mail' ? 'busy' : 'idle'}
                onClick={() =>
                  void save('mail').then((isSaved) => {
                    if (isSaved) setSheet('mail');
                  })
                }
              >
                {t('mail')}
              </Button>
              <Button
                size="large"
                state={busy === 'save' ? 'busy' : 'idle'}
                onClick={() =>
                  void save('save').then((isSaved) => {
                    if (isSaved) toast({ text: t('saved') });
                  })
                }
              >
                {t('save')}
              </Button>
            </div>
            <p className="flag flag--plain">
              <Icon name="lock" />
              {t('promise', { shop: venture.name })}
            </p>
            <Button look="danger" icon="trash" onClick={() => setSheet('remove')}>
              {t('remove')}
            </Button>
          </div>
        </div>
      </div>
      <div className="order-bar">
        <p className="order-bar__sum">
          <small>{t(draft.isVatReversed ? 'barReversed' : 'barTotal')}</small>
          <b>{showEuros(sheetOf(draft).total)}</b>
        </p>
        {makePdf(true)}
      </div>
      {sheet === 'mail' && (
        <MailDialog
          ventureId={venture.id}
          quoteId={quote.quoteId}
          clientName={draft.clientName}
          onClose={() => setSheet(undefined)}
          onSent={(to) => {
            setSheet(undefined);
            toast({ text: t('mailSent', { to }) });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={sheet === 'remove'}
        isBusy={busy === 'remove'}
        refusal={refusal}
        words={{
          ...{ title: t('remove'), text: t('removeText'), no: t('back'), yes: t('removeYes') },
          ...{ busy: t('removeBusy'), failed: t('removeFailed') },
        }}
        onClose={() => setSheet(undefined)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
