import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { Keys } from '../keyboard/keys.tsx';
import { showNumber } from '../texts/dutch-number.ts';
import type { List } from './use-list.ts';

interface TableFootProps {
  list: List;
  shown: number;
  pageSize: number;
  total: ListCount | undefined;
  nextCursor: string | null | undefined;
  canPick: boolean;
  canOpen: boolean;
  children?: ReactNode;
}

/** The range of the visible rows, the keys, and links to the other pages. */
export function TableFoot({ list, shown, pageSize, total, nextCursor, canPick, canOpen, children }: TableFootProps) {
  const { t } = useTranslation('beheer');
  const before = list.cursors.length * pageSize;
  const isPaged = list.cursors.length > 0 || nextCursor != null;
  return (
    <div className="dt-foot">
      {shown > 0 && (
        <span>
          <b>
            {showNumber(before + 1)}–{showNumber(before + shown)}
          </b>
          {total && (
            <>
              {' '}
              {t(total.isExact ? 'of' : 'ofMore')} <b>{showNumber(total.count)}</b>
            </>
          )}
        </span>
      )}
      {children}
      <span className="hints" aria-hidden="true">
        <span className="hint">
          <Keys keys="J K" /> {t('hintRow')}
        </span>
        {canPick && (
          <span className="hint">
            <Keys keys="X" /> {t('hintPick')}
          </span>
        )}
        {canOpen && (
          <span className="hint">
            <Keys keys="Enter" /> {t('hintOpen')}
          </span>
        )}
      </span>
      {isPaged && (
        <span className="push acts">
          <span className="m-hide">{t('perPage', { count: pageSize })}</span>
          <PageButton
            to={list.cursors.length > 0 ? () => list.change({ cursors: list.cursors.slice(0, -1) }) : undefined}
          >
            {t('previous')}
          </PageButton>
          <PageButton
            to={nextCursor == null ? undefined : () => list.change({ cursors: [...list.cursors, nextCursor] })}
          >
            {t('next')}
          </PageButton>
        </span>
      )}
    </div>
  );
}

function PageButton({ to, children }: { to: (() => void) | undefined; children: ReactNode }) {
  return (
    <Button className="btn--s" aria-disabled={to ? undefined : true} onClick={to}>
      {children}
    </Button>
  );
}
