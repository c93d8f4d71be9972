import { Rule } from '@bouwpoort/ui/atoms/rule.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';

/** A brick wall with one yellow brick, beside every screen before logging in. */
export function LoginFrame({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('beheer');
  return (
    <main className="lg">
      <title>{t('pageTitle', { title })}</title>
      <div className="lg__side" aria-hidden="true">
        <img className="lg__logo" src="/beheer/bouwpoort-wit.svg" alt="" />
        <Wall />
        <Rule thick />
      </div>
      <div className="lg__form">
        <div>
          <p className="lg__kicker">{t('beheer')}</p>
          <h1>{title}</h1>
          {text && <p className="muted lg__text">{text}</p>}
          {children}
        </div>
        <p className="mini muted">{t('loginFoot')}</p>
      </div>
    </main>
  );
}

const brick = { width: 92, height: 56, gap: 4 };
/** Row and column of the bricks that differ. */
const pale = new Set(['0-4', '1-6', '3-1', '4-3', '5-4']);
const yellow = '3-2';

function Wall() {
  const bricks = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 8 }, (_, place) => ({ row, place, name: `${row}-${place}` })),
  ).flat();
  return (
    <svg className="lg__art" viewBox="0 0 600 420" aria-hidden="true">
      {bricks.map(({ row, place, name }) => (
        <rect
          key={name}
          x={place * (brick.width + brick.gap) - (row % 2) * 48}
          y={row * (brick.height + brick.gap)}
          width={brick.width}
          height={brick.height}
          rx={3}
          className={name === yellow ? 'brick brick--yellow' : pale.has(name) ? 'brick brick--pale' : 'brick'}
        />
      ))}
    </svg>
  );
}
