import type { CSSProperties, ReactNode } from 'react';

function Length({ length, children }: { length: number; children?: ReactNode }) {
  return (
    <i className="rule rule--thick" style={{ '--length': length } as CSSProperties}>
      {children}
    </i>
  );
}

/** The animation of the 404 page (P 2.10): a folding rule that measures the missing page. */
export function FoldingRule() {
  return (
    <div className="folding-rule" aria-hidden="true">
      <Length length={0}>
        <Length length={0}>
          <Length length={1}>
            <Length length={2} />
          </Length>
        </Length>
      </Length>
    </div>
  );
}
