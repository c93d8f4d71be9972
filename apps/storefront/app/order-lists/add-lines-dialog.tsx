import { ApiProblem } from '@bouwpoort/contract/client';
import type { AddedListRow, NewListLine } from '@bouwpoort/contract/order-lists';
import { readDutchNumber } from '@bouwpoort/trade/quantity-input';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../http/api.ts';
import { randomKey } from '../http/random-key.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { ArticleField } from '../quick-order/article-field.tsx';
import { readList } from '../quick-order/list-rows.ts';
import { readUnit } from '../quick-order/list-units.ts';

interface AddLinesDialogProps {
  listId: number;
  /** Where new lines go; '' is none. */
  section: string;
  onClose: () => void;
}

/** The body of a request is bounded; base64 makes a third more of it. */
const maxFileBytes = 700_000;

/** Articles by name, by number, pasted or from a file. What is in doubt stays here, to be chosen or left. */
export function AddLinesDialog({ listId, section, onClose }: AddLinesDialogProps) {
  const { t } = useTranslation('order-lists');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const fileId = useId();
  const articleId = useId();
  const [text, setText] = useState('');
  const [article, setArticle] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<{ rows: readonly AddedListRow[]; skipped: number }>();
  const attempt = useRef({ asked: '', key: '' });

  async function add(lines: readonly NewListLine[], skipped: number, before: readonly AddedListRow[] = []) {
    if (lines.length === 0) return setFailure(t('addNothing'));
    const asked = JSON.stringify(lines);
    if (attempt.current.asked !== asked) attempt.current = { asked, key: randomKey() };
    const { rows } = await browserApi(ventureId).call('lists.addLines', {
      params: { listId },
      headers: { 'idempotency-key': attempt.current.key },
      body: { lines: lines.map((line) => ({ ...line, section: line.section || section })) },
    });
    attempt.current = { asked: '', key: '' };
    setAnswer({ rows: [...before, ...rows], skipped });
    setText('');
    setArticle('');
    await revalidate();
  }

  async function attemptTo(task: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      console.warn(error);
      setFailure(error instanceof ApiProblem && error.status < 500 ? error.message : t('saveFailed'));
    } finally {
      setIsBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { rows, skipped } = readList([article, text].filter((part) => part.trim() !== '').join('\n'));
    const lines = rows.map(({ code, quantity, unit }) => ({
      code: code.slice(0, 64),
      quantity: readDutchNumber(quantity) ?? 1,
      unit: readUnit(unit) ?? '',
    }));
    void attemptTo(() => add(lines, skipped.length));
  };

  const readFile = (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxFileBytes) return setFailure(t('saveFailed'));
    void attemptTo(async () => {
      const content = base64Of(new Uint8Array(await file.arrayBuffer()));
      const { lines, skipped } = await browserApi(ventureId).call('lists.readFile', { body: { content } });
      await add(
        lines.map(({ quantity, ...line }) => ({ ...line, quantity: quantity ?? 1 })),
        skipped,
      );
    });
  };

  const choose = (doubt: AddedListRow, contentId: string) =>
    void attemptTo(() =>
      add(
        [{ contentId, quantity: 1 }],
        answer?.skipped ?? 0,
        answer?.rows.filter((row) => row !== doubt),
      ),
    );

  const taken = answer?.rows.filter(({ status }) => status === 'added' || status === 'merged') ?? [];
  const doubts = answer?.rows.filter((row) => !taken.includes(row)) ?? [];
  return (
    <Dialog open bare shape="side-panel" title={t('addTitle')} onClose={onClose}>
      <form className="panel-form" onSubmit={submit} noValidate>
        <div className="dialog__body form-grid">
          <div role="status">
            {taken.length > 0 && <Notice kind="success" title={t('addResult', { count: taken.length })} />}
          </div>
          {failure && <Notice kind="error" title={failure} />}
          {doubts.length > 0 && (
            <Notice kind="attention" title={t('addDoubts')}>
              <ul className="list-doubts">
                {doubts.map((doubt) => (
                  <li key={`${doubt.code} ${doubt.reason}`}>
                    <b>{doubt.displayName ?? doubt.code}</b>: {doubt.reason}
                    {doubt.choices.map(({ contentId, displayName, code }) => (
                      <Button
                        key={contentId}
                        look="quiet"
                        aria-label={t('addChoose', { name: displayName })}
                        onClick={() => choose(doubt, contentId)}
                      >
                        {displayName} ({code})
                      </Button>
                    ))}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {answer && answer.skipped > 0 && <p className="small muted">{t('addSkipped', { count: answer.skipped })}</p>}
          <div className="field">
            <label className="field__label" htmlFor={articleId}>
              {t('search_article')}
            </label>
            <ArticleField
              id={articleId}
              value={article}
              onChange={setArticle}
              onChoose={({ code }) => void attemptTo(() => add([{ code, quantity: 1 }], 0))}
              onPasteList={setText}
            />
          </div>
          <Field label={t('addText')} hint={t('addHint')}>
            {(control) => (
              <Textarea {...control} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
          <div className="field">
            <label className="field__label" htmlFor={fileId}>
              {t('addFile')}
            </label>
            <input
              id={fileId}
              className="list-file"
              type="file"
              accept=".csv,.txt,.xlsx"
              onChange={(event) => {
                readFile(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </div>
        </div>
        <div className="dialog__foot">
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" look="primary" icon="plus" state={isBusy ? 'busy' : 'idle'}>
            {t('addDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
