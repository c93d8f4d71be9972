import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import { accentStyle } from '@bouwpoort/ui/accent-style.ts';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo, useState } from 'react';
import { BranchMap } from '../map/branch-map.tsx';
import type { Place } from '../places/great-circle.ts';
import { addressOf } from './finder-list.tsx';

interface FinderMapProps {
  locations: readonly LocationDetail[];
  shown: readonly LocationDetail[];
  from: Place | null;
  radius: number | null;
  activeId: string | null;
  onActive: (id: string | null) => void;
  googleMapsKey: string | null;
}

/** The list on a map: listed branches as numbered pins, all others as dots. */
export function FinderMap({ locations, shown, from, radius, activeId, onActive, googleMapsKey }: FinderMapProps) {
  const { t } = useTranslation('branches');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const pins = useMemo(
    () =>
      locations.map((location) => {
        const at = shown.findIndex(({ branchId }) => branchId === location.branchId);
        const { branchId: id, latitude, longitude, slug: href, accentColor } = location;
        const name = `${location.ventureName} ${location.displayName}`;
        return { id, number: at === -1 ? null : at + 1, latitude, longitude, href, accentColor, name };
      }),
    [locations, shown],
  );
  const meter = radius === null ? null : radius * 1000;
  const centre = useMemo(() => from && { ...from, meter }, [from, meter]);
  // A circle determines the view; without a radius the farthest branch does.
  const looksAt = useMemo(() => (from && meter !== null ? [] : from ? [from, ...shown] : []), [from, meter, shown]);
  const chosen = shown.find(({ branchId }) => branchId === chosenId);
  return (
    <>
      <BranchMap
        label={t('mapLabel', { count: shown.length })}
        pins={pins}
        focusPoints={looksAt}
        from={centre}
        activeId={activeId ?? chosenId}
        onActive={onActive}
        onChoose={setChosenId}
        googleMapsKey={googleMapsKey}
        className="finder-map"
      />
      {chosen && (
        <div className="map-card" {...accentStyle(chosen.accentColor)}>
          <p className="branch__venture">{chosen.ventureName}</p>
          <h2>{chosen.displayName}</h2>
          <p className="small muted">{addressOf(chosen)}</p>
          <LinkButton href={chosen.slug}>{t('viewBranch')}</LinkButton>
          <IconButton className="map-card__close" icon="close" label={t('close')} onClick={() => setChosenId(null)} />
        </div>
      )}
    </>
  );
}
