import type { ReactNode } from 'react';
import { useMe } from '../session/session.ts';

/** A venture is shown as a small square in its colour. */
export function VentureMark({ ventureId }: { ventureId: string | null }) {
  const venture = useMe().ventures.find((one) => one.ventureId === ventureId);
  if (!venture) return <i className="vm vm--all" />;
  return <i className="vm" style={{ background: venture.accentColor }} title={venture.name} />;
}

/** The square before an item of that venture. */
export function OfVenture({ ventureId, children }: { ventureId: string | null; children: ReactNode }) {
  return (
    <span className="vt">
      <VentureMark ventureId={ventureId} />
      {children}
    </span>
  );
}

/** The square with its name. */
export function VentureTag({ ventureId }: { ventureId: string }) {
  const venture = useMe().ventures.find((one) => one.ventureId === ventureId);
  return <OfVenture ventureId={ventureId}>{venture?.name ?? ventureId}</OfVenture>;
}
