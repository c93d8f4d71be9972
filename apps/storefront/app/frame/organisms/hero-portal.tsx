import { Rule } from '@bouwpoort/ui/atoms/rule.tsx';
import type { ReactNode } from 'react';

interface HeroPortalProps {
  title: string;
  /** The end of the title, in safety yellow. */
  emphasis?: string;
  lead: string;
  /** The first action: the branch finder. */
  finder?: ReactNode;
  /** The ventures as bricks. */
  wall?: ReactNode;
}

export function HeroPortal({ title, emphasis, lead, finder, wall }: HeroPortalProps) {
  return (
    <section className="hero-portal">
      <div className="wrap">
        <div>
          <h1>
            {title} {emphasis && <em>{emphasis}</em>}
          </h1>
          <p className="hero-portal__lead">{lead}</p>
          {finder}
        </div>
        {wall}
      </div>
      <Rule />
    </section>
  );
}
