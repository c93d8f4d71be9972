import type { StyleSpecification } from 'maplibre-gl';
import { type LngLat, lakeShapes, neighbourShapes, provinceShapes } from './map-data.ts';

export interface MapColours {
  water: string;
  land: string;
  abroad: string;
  line: string;
}

/** The same map as the drawing; `TownNames` names its towns. */
export function mapStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: areas(provinceShapes()),
      lakes: areas(lakeShapes()),
      abroad: areas(neighbourShapes()),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'abroad', type: 'fill', source: 'abroad', paint: { 'fill-color': colours.abroad } },
      { id: 'abroad-line', type: 'line', source: 'abroad', paint: { 'line-color': colours.line, 'line-width': 0.75 } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      { id: 'land-line', type: 'line', source: 'land', paint: { 'line-color': colours.line, 'line-width': 1 } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': colours.water } },
      { id: 'lakes-line', type: 'line', source: 'lakes', paint: { 'line-color': colours.line, 'line-width': 1 } },
    ],
  };
}

function areas(shapes: LngLat[][][]) {
  return {
    type: 'geojson' as const,
    data: {
      type: 'MultiPolygon' as const,
      // GeoJSON requires closed rings.
      coordinates: shapes.map((rings) => rings.map((ring) => [...ring, ring[0] as LngLat])),
    },
  };
}
