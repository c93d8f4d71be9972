import type { Quote } from '@bouwpoort/contract/ordering/quotes';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { restoreLostFocus } from '@bouwpoort/ui/restore-lost-focus.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useId } from 'react';
import { QuoteFrame } from '../quotes/quote-frame.tsx';
import { amountNow, type DraftLine } from './quote-draft.ts';
import { QuoteFormFiles } from './quote-form-files.tsx';
import { QuoteFormLines } from './quote-form-lines.tsx';
import { useQuoteForm } from './use-quote-form.ts';

export interface QuoteFormProps {
  start: DraftLine[];
  draft: Quote | null;
  from: 'new' | 'cart';
  projects: readonly { projectId: string; name: string }[];
  /** The initial value for a new form; empty for none. */
  projectId: string;
  today: string;
  seesPrices: boolean;
  top: ReactNode;
}

/** Screen 45. */
export function QuoteForm({ start, draft, from, projects, projectId, today, seesPrices, top }: QuoteFormProps) {
  useEffect(restoreLostFocus, []);
  const { t } = useTranslation('quotes');
  const form = useQuoteForm({ lines: start, draft, from, projectId, seesPrices });
  const id = useId();
  const { lines, files, phase } = form;
  const kept = files.filter(({ state }) => state !== 'refused').length;
  const going = files.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const isEmpty = lines.length === 0 && kept === 0;
  const ask = (text: string, isBlock: boolean) => (
    <Button
      className={isBlock ? 'cart__go' : undefined}
      look="primary"
      size="large"
      icon="send"
      block={isBlock}
      state={phase === 'asking' ? 'busy' : 'idle'}
      disabled={isEmpty}
      aria-describedby={isEmpty ? `${id}${isBlock ? 'empty' : 'bar'}` : undefined}
      onClick={() => void form.ask()}
    >
      {text}
    </Button>
  );
  const bar = (
    <div className="order-bar">
      <p className="order-bar__sum">
        <small id={`${id}bar`}>
          {isEmpty
            ? t('nothingAsked')
            : [t('lineCount', { count: lines.length }), t('fileCount', { count: kept })].join(', ')}
        </small>
        {seesPrices && !isEmpty && <b>{showEuros(amountNow(lines))}</b>}
      </p>
      {ask(t('askShort'), false)}
    </div>
  );
  return (
    <QuoteFrame top={top} bar={bar} isWide>
      <div className="flow quote-flow">
        {form.refusal && <Notice kind="error" title={form.refusal} />}
        <section className="sec" aria-labelledby={`${id}what`}>
          <div className="sec__head">
            <h2 id={`${id}what`}>{t('whatTitle')}</h2>
            <span className="muted small">{t('lineCount', { count: lines.length })}</span>
          </div>
          <QuoteFormLines lines={lines} onChange={form.setLines} />
        </section>
        <section className="sec" aria-labelledby={`${id}files`}>
          <div className="sec__head">
            <h2 id={`${id}files`}>{t('filesTitle')}</h2>
          </div>
          <QuoteFormFiles
            files={files}
            onAdd={form.addFiles}
            onRemove={(file) => {
              void form.removeFile(file);
            }}
          />
        </section>
        <section className="sec" aria-labelledby={`${id}where`}>
          <div className="sec__head">
            <h2 id={`${id}where`}>{t('whereTitle')}</h2>
          </div>
          <div className="form-grid form-grid--2">
            <SelectField
              label={t('project')}
              value={form.projectId}
              options={[
                { value: '', label: t('projectUnknown') },
                ...projects.map(({ projectId, name }) => ({ value: projectId, label: name })),
              ]}
              onChange={(event) => form.setProjectId(event.target.value)}
            />
            <TextField
              label={t('wantedDay')}
              type="date"
              min={today}
              value={form.wantedDay}
              optional
              onChange={(event) => form.setWantedDay(event.target.value)}
            />
            <div className="span-2">
              <TextareaField
                label={t('remarks')}
                optional
                rows={4}
                maxLength={2000}
                value={form.remarks}
                onChange={(event) => form.setRemarks(event.target.value)}
              />
            </div>
          </div>
        </section>
      </div>
      <aside aria-label={t('sendTitle')}>
        <div className="summary">
          <h2>{t(isEmpty ? 'sendTitleEmpty' : 'sendTitle')}</h2>
          <dl className="sums">
            <div>
              <dt>{t('lines')}</dt>
              <dd>{lines.length}</dd>
            </div>
            <div>
              <dt>{t('files')}</dt>
              <dd>{going > 0 ? t('filesGoing', { count: kept, going }) : kept}</dd>
            </div>
            {seesPrices && (
              <div className="sums__total">
                <dt>{t('atOwnPrice')}</dt>
                <dd>{showEuros(amountNow(lines))}</dd>
              </div>
            )}
          </dl>
          {isEmpty && (
            <p className="small muted" id={`${id}empty`}>
              {t('nothingAsked')}
            </p>
          )}
          {ask(t('ask'), true)}
          <Button block state={phase === 'saving' ? 'busy' : 'idle'} onClick={() => void form.keep()}>
            {t('keepDraft')}
          </Button>
          <ol className="timeline">
            <li className="now">
              <span className="timeline__dot" />
              <b>{t('stepAsk')}</b>
              <span>{t('stepAskWhen')}</span>
            </li>
            <li className="todo">
              <span className="timeline__dot" />
              <span>{t('stepOffer')}</span>
              <span>{t('stepOfferWhen')}</span>
            </li>
            <li className="todo">
              <span className="timeline__dot" />
              <span>{t('stepChoose')}</span>
              <span>{t('stepChooseWhen')}</span>
            </li>
          </ol>
        </div>
      </aside>
    </QuoteFrame>
  );
}
