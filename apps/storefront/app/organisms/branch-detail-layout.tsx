import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import type { ReactNode } from 'react';

interface BranchTopProps {
  head: ReactNode;
  /** Opening, address rows and buttons, one under the other. */
  children: ReactNode;
  picture?: { src: string; alt: string } | null;
}

export function BranchTop({ head, children, picture }: BranchTopProps) {
  return (
    <div className="bd-top">
      <div className="bd-top__text">
        {head}
        {children}
      </div>
      {picture && (
        <div className="bd-pic">
          <Picture src={picture.src} alt={picture.alt} width={640} height={400} priority />
        </div>
      )}
    </div>
  );
}

/** The weeks beside each other, and what deviates from them at the side. */
export function BranchHours({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <div className="bd-hours">
      {children}
      {side && <div className="bd-hours__side">{side}</div>}
    </div>
  );
}
