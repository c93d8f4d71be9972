import './quick-order.css';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCartOwner } from '../cart/use-cart-owner.ts';
import { readList, type SkippedLine } from '../line-import/list-rows.ts';
import { QuickOrderForm } from './quick-order-form.tsx';
import { QuickOrderImports } from './quick-order-imports.tsx';
import { QuickOrderList } from './quick-order-list.tsx';
import { quickOrderActions, useQuickOrder } from './quick-order-store.ts';
import { useQuickCheck } from './use-quick-check.ts';

/** The hash of an address that links to it. */
const quickOrderAnchor = 'snel-toevoegen';

/**
 * In the cart page: collapsed on phones, where the lines come first, unless the hash links to it or the cart is empty.
 */
export function QuickOrderPanel({ isCartEmpty }: { isCartEmpty: boolean }) {
  const { t } = useTranslation('quick-order');
  const { hash } = useLocation();
  const isLinkedTo = hash === `#${quickOrderAnchor}`;
  const hasRows = useQuickOrder(({ rows }) => rows.length > 0);
  const shouldOpen = isLinkedTo || isCartEmpty || hasRows;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // It stays open when the first article is added.
  useEffect(() => {
    if (shouldOpen) setIsOpen(true);
  }, [shouldOpen]);
  useEffect(() => {
    if (isLinkedTo && isOpen) panel.current?.querySelector<HTMLElement>('[data-quick-panel] input')?.focus();
  }, [isLinkedTo, isOpen]);
  return (
    <section
      ref={panel}
      id={quickOrderAnchor}
      className={classNames('quick', isOpen && 'is-open')}
      aria-labelledby="quick-title"
    >
      <h2 className="quick__head" id="quick-title">
        <button type="button" className="m:hidden" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Icon name="bolt" />
          {t('title')}
          <Icon name="chevron-down" size="control" />
        </button>
        <span className="max-m:hidden">
          <Icon name="bolt" />
          {t('title')}
        </span>
      </h2>
      <QuickOrderBody />
    </section>
  );
}

type ReadResult =
  | { kind: 'read'; count: number; skipped: readonly SkippedLine[] }
  | { kind: 'nothing' }
  | { kind: 'problem'; key: string };

export function QuickOrderBody({ inModal = false }: { inModal?: boolean }) {
  const { t } = useTranslation('quick-order');
  const [readResult, setReadResult] = useState<ReadResult | null>(null);
  /** Skipped rows are usually empty lines of an order form; other ones are listed below. */
  const skippedWords = (lines: readonly SkippedLine[]) => {
    if (lines.length === 0) return '';
    const isPlain = lines.every(({ reason }) => reason === 'noQuantity');
    return t(isPlain ? 'listSkipped' : 'listSkippedSome', { count: lines.length });
  };
  const readText = (text: string) => {
    const { rows, skipped } = readList(text);
    quickOrderActions.addRows(rows);
    setReadResult(rows.length === 0 ? { kind: 'nothing' } : { kind: 'read', count: rows.length, skipped });
    return rows.length > 0;
  };
  useQuickCheck();
  const resultRegion = useRef<HTMLDivElement>(null);
  const owner = useCartOwner();
  const [userId, ventureId] = [owner?.userId, owner?.venture.id];
  useEffect(() => {
    if (userId && ventureId) quickOrderActions.open({ userId, ventureId });
  }, [userId, ventureId]);
  // The focus moves to the parsed rows, with the ones that need attention.
  useEffect(() => {
    if (readResult?.kind !== 'read') return;
    resultRegion.current?.focus({ preventScroll: true });
    resultRegion.current?.scrollIntoView({ block: 'start' });
  }, [readResult]);
  return (
    <div className="quick__body">
      <QuickOrderForm onPasteList={readText} initialFocus={inModal} />
      <QuickOrderImports onList={readText} onProblem={(key) => setReadResult({ kind: 'problem', key })} />
      <div aria-live="polite" className="quick__said" ref={resultRegion} tabIndex={-1}>
        {readResult?.kind === 'read' && (
          <>
            <p className="small">
              {t('listRead', { count: readResult.count })} {skippedWords(readResult.skipped)}
            </p>
            <Skipped lines={readResult.skipped} />
          </>
        )}
        {readResult?.kind === 'nothing' && <p className="small">{t('listNothing')}</p>}
        {readResult?.kind === 'problem' && <Notice kind="attention" title={t(readResult.key)} />}
        <Outcome />
      </div>
      <QuickOrderList />
    </div>
  );
}

/** The number of skipped rows that are listed; a form may have a thousand empty lines. */
const shownSkipped = 20;

function Skipped({ lines }: { lines: readonly SkippedLine[] }) {
  const { t } = useTranslation('quick-order');
  if (lines.length === 0) return null;
  return (
    <details className="quick__skipped small">
      <summary>{t('skippedWhich')}</summary>
      <ul>
        {lines.slice(0, shownSkipped).map(({ text, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice, and nothing moves
          <li key={at}>
            <b>{text || '–'}</b>: {t(`skipped_${reason}`)}
          </li>
        ))}
        {lines.length > shownSkipped && <li>{t('skippedMore', { count: lines.length - shownSkipped })}</li>}
      </ul>
    </details>
  );
}

/** The result of the last list, shown until the next. */
function Outcome() {
  const { t } = useTranslation('quick-order');
  const { state, failure, added, rows } = useQuickOrder();
  if (state === 'error') {
    return (
      <Notice kind="error" title={t('error')}>
        <p>{failure ?? t('errorText')}</p>
        {rows.length > 0 && (
          <Button icon="history" onClick={() => void quickOrderActions.send()}>
            {t('again')}
          </Button>
        )}
      </Notice>
    );
  }
  if (added.length === 0 || state === 'pending') return null;
  return (
    <ul className="quick__log">
      {added.slice(0, shownAdded).map((row) => (
        <li key={row.id}>
          <Icon name="check" size="control" />
          <span>
            <b className="num">{row.code}</b> {t('added', { name: row.displayName, sentence: row.sentence })}
          </span>
        </li>
      ))}
      {added.length > shownAdded && (
        <li>
          <Icon name="check" size="control" />
          <span>{t('addedMore', { count: added.length - shownAdded })}</span>
        </li>
      )}
    </ul>
  );
}

const shownAdded = 5;
