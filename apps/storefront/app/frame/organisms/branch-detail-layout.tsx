import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import type { ReactNode } from 'react';

interface BranchTopProps {
  head: ReactNode;
  /** Opening hours, address rows and buttons, in a column. */
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

/** The weeks side by side, and deviating hours in the side column. */
export function BranchHours({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <div className="bd-hours">
      {children}
      {side && <div className="bd-hours__side">{side}</div>}
    </div>
  );
}
