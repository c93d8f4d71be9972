import { dutchTowns, foreignTowns } from './map-data.ts';
import type { MapSize, MapView } from './map-view.ts';
import { type ScreenBox, townLabels } from './town-labels.ts';

interface TownNamesProps {
  view: MapView;
  size: MapSize;
  /** What covers the map: pins and controls. */
  obstacles: readonly ScreenBox[];
}

const towns = [...dutchTowns, ...foreignTowns];
const abroad = new Set(foreignTowns);

/** The towns over our own maps, interactive or not: an engine does not know which of its names the pins cover. */
export function TownNames({ view, size, obstacles }: TownNamesProps) {
  return (
    <svg className="town-names" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {townLabels(towns, view, size, obstacles).map(({ town, dot, text, anchor }) => (
        <g key={town.name} className={abroad.has(town) ? 'town-names__far' : undefined}>
          <circle cx={dot.x} cy={dot.y} r={2} />
          <text x={text.x} y={text.y} textAnchor={anchor}>
            {town.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
