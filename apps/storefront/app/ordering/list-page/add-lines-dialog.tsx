import type { AddedListRow, NewListLine } from '@bouwpoort/contract/ordering/lists';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { scannedCode } from '../../frame/scanner/scanned-code.ts';
import { useHasCamera } from '../../frame/scanner/use-has-camera.ts';
import { ArticleField } from '../article-field/article-field.tsx';
import { useFileInput } from '../line-import/use-file-input.tsx';
import {
  emptyOutcome,
  needsCorrection,
  type Outcome,
  readPasted,
  requestedAmount,
  type UnresolvedRow,
  withAnswers,
  withoutResults,
} from './added-rows.ts';

const Scanner = lazy(() =>
  import('../../frame/scanner/barcode-scanner.tsx').then((file) => ({ default: file.BarcodeScanner })),
);

interface AddLinesDialogProps {
  listId: number;
  /** The section for new lines; '' is no section. */
  section: string;
  onClose: () => void;
}

/** The request body is limited, and base64 adds a third. */
const maxFileBytes = 700_000;

/** Adds articles by name, number, scan, paste or file. Ambiguous rows stay in the dialog, to be resolved or left. */
export function AddLinesDialog({ listId, section, onClose }: AddLinesDialogProps) {
  const { t } = useTranslation('order-lists');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const articleId = useId();
  const [text, setText] = useState('');
  const [article, setArticle] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>(emptyOutcome);
  const [isScanning, setIsScanning] = useState(false);
  const canScan = useHasCamera();
  const attempt = useRef({ requestText: '', key: '' });
  const latest = useRef(outcome);
  const queue = useRef(Promise.resolve());
  /**
   * The rest of a list with quantities: a line without a quantity in it still means none, even when it is the only one
   * left.
   */
  const remaining = useRef<ReadonlySet<string>>(new Set());
  const report = useRef<HTMLDivElement>(null);
  const updateOutcome = (next: Outcome) => {
    latest.current = next;
    setOutcome(next);
  };

  /** The earlier rows are those that still need a choice. */
  async function add(lines: readonly NewListLine[], before: Outcome): Promise<readonly AddedListRow[]> {
    report.current?.scrollIntoView({ block: 'nearest' });
    if (lines.length === 0) {
      updateOutcome(before);
      if (before.skippedCount === 0) setFailure(t('addNothing'));
      return [];
    }
    const asked = JSON.stringify(lines);
    if (attempt.current.requestText !== asked) attempt.current = { requestText: asked, key: randomKey() };
    const { rows } = await browserApi(ventureId).call('lists.addLines', {
      params: { listId },
      headers: { 'idempotency-key': attempt.current.key },
      body: { lines: lines.map((line) => ({ ...line, section: line.section || section })) },
    });
    attempt.current = { requestText: '', key: '' };
    updateOutcome(withAnswers(before, lines, rows));
    void revalidate();
    return rows;
  }

  /** A queue: input that arrives in the meantime waits for its turn. */
  function attemptTo(task: () => Promise<void>): void {
    queue.current = queue.current.then(() => run(task));
  }

  async function run(task: () => Promise<void>): Promise<void> {
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
    if (isBusy) return;
    const typed = readPasted(article);
    const pasted = readPasted(
      text,
      text.split('\n').some((line) => remaining.current.has(line)),
    );
    const skipped = [...typed.skipped, ...pasted.skipped];
    attemptTo(async () => {
      const rows = await add([...typed.lines, ...pasted.lines], {
        ...withoutResults(latest.current),
        skipped,
        skippedCount: skipped.length,
      });
      // Rows that could not be used stay in the field, to be corrected.
      setArticle(typed.remainingText((at) => needsCorrection(rows[at])));
      const toCorrect = pasted.remainingText((at) => needsCorrection(rows[typed.lines.length + at]));
      setText(toCorrect);
      remaining.current = new Set(pasted.hasQuantities && toCorrect !== '' ? toCorrect.split('\n') : []);
    });
  };

  const readFile = (file: File) => {
    if (file.size > maxFileBytes) return setFailure(t('addFileTooLarge'));
    attemptTo(async () => {
      const content = base64Of(new Uint8Array(await file.arrayBuffer()));
      const read = await browserApi(ventureId).call('lists.readFile', { body: { content } });
      const skipped = read.skipped.map(({ place, text: row, reason }) => ({
        text: t('addRow', { place, row }),
        reason,
      }));
      await add(read.lines, { ...withoutResults(latest.current), skipped, skippedCount: read.skippedCount });
    });
  };

  // Keeps the requested quantity: only the article was ambiguous.
  const choose = ({ id, line: { code: _, ...line } }: UnresolvedRow, contentId: string) =>
    attemptTo(async () => {
      const { current } = latest;
      // A second press has no effect.
      if (!current.unresolved.some((row) => row.id === id)) return;
      await add([{ ...line, contentId }], {
        ...current,
        unresolved: current.unresolved.filter((doubt) => doubt.id !== id),
      });
    });

  const addOne = (code: string) =>
    attemptTo(async () => {
      await add([{ code, quantity: 1 }], latest.current);
    });

  const fileInput = useFileInput('.csv,.txt,.xlsx', readFile);

  const { addedCount, unresolved, skipped, skippedCount } = outcome;
  return (
    <Dialog open bare shape="side-panel" title={t('addTitle')} onClose={onClose}>
      <form className="panel-form" onSubmit={submit} noValidate>
        <div className="dialog__body form-grid">
          <div role="status" ref={report}>
            {addedCount > 0 && <Notice kind="success" title={t('addResult', { count: addedCount })} />}
          </div>
          {failure && <Notice kind="error" title={failure} />}
          {unresolved.length > 0 && (
            <Notice kind="attention" title={t('addDoubts')}>
              <ul className="list-doubts">
                {unresolved.map((doubt) => (
                  <li key={doubt.id}>
                    <b>{withTimesSigns(doubt.row.displayName ?? doubt.row.code)}</b>: {doubt.row.reason}
                    {doubt.row.choices.length > 0 && ` (${requestedAmount(doubt.line)})`}
                    {doubt.row.choices.map(({ contentId, displayName, code }) => (
                      <Button
                        key={contentId}
                        look="quiet"
                        aria-label={t('addChoose', { name: withTimesSigns(displayName) })}
                        onClick={() => choose(doubt, contentId)}
                      >
                        {withTimesSigns(displayName)} ({code})
                      </Button>
                    ))}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {skippedCount > 0 && (
            <Notice kind="attention" title={t('addSkipped', { count: skippedCount })}>
              <ul className="list-doubts">
                {skipped.map(({ text: row, reason }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows that never change place
                  <li key={at}>
                    {row !== '' && <b>{row}: </b>}
                    {t(`skip_${reason}`)}
                  </li>
                ))}
              </ul>
              {skippedCount > skipped.length && <p>{t('addMoreSkipped', { count: skippedCount - skipped.length })}</p>}
            </Notice>
          )}
          <div className="field">
            <label className="field__label" htmlFor={articleId}>
              {t('search_article')}
            </label>
            <ArticleField
              id={articleId}
              value={article}
              onChange={setArticle}
              onChoose={({ code }) => {
                setArticle('');
                addOne(code);
              }}
              onPasteList={(list) => setText([text, list].filter((part) => part.trim() !== '').join('\n'))}
            />
          </div>
          {isScanning ? (
            <Suspense>
              <Scanner onCode={(code) => addOne(scannedCode(code).slice(0, 64))} onClose={() => setIsScanning(false)} />
            </Suspense>
          ) : (
            canScan && (
              <div>
                <Button icon="barcode" onClick={() => setIsScanning(true)}>
                  {t('scan')}
                </Button>
              </div>
            )
          )}
          <TextareaField
            label={t('addText')}
            hint={t('addHint')}
            rows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button icon="upload" onClick={fileInput.open}>
              {t('addFile')}
            </Button>
            {fileInput.input}
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
