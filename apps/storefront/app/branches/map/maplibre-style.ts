import type { StyleSpecification } from 'maplibre-gl';
import {
  dutchTowns,
  foreignTowns,
  type LngLat,
  lakeShapes,
  neighbourShapes,
  provinceShapes,
  type Town,
} from './map-data.ts';
import { rankZooms } from './town-labels.ts';

export interface MapColours {
  water: string;
  land: string;
  abroad: string;
  line: string;
  text: string;
  muted: string;
}

/**
 * The same map as the drawing. It has no `glyphs` address: the browser draws the letters in the page's own font, and
 * nothing is fetched from elsewhere.
 */
export function mapStyle(colours: MapColours): StyleSpecification {
  const names = (source: string, rank: number, colour: string) => ({
    id: `${source}-${rank}`,
    type: 'symbol' as const,
    source,
    minzoom: rankZooms[rank] ?? 0,
    filter: ['==', ['get', 'rank'], rank] as ['==', ['get', string], number],
    layout: {
      'text-field': ['get', 'name'] as ['get', string],
      'text-font': ['Inter Variable', 'Arial', 'sans-serif'],
      'text-size': 12,
      // Below its dot, because pins stand above it.
      'text-anchor': 'top' as const,
      'text-offset': [0, 0.35] as [number, number],
      'symbol-sort-key': rank,
    },
    paint: { 'text-color': colour, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
  });
  const dots = (source: string, rank: number) => ({
    id: `${source}-dot-${rank}`,
    type: 'circle' as const,
    source,
    minzoom: rankZooms[rank] ?? 0,
    filter: ['==', ['get', 'rank'], rank] as ['==', ['get', string], number],
    paint: { 'circle-radius': 2, 'circle-color': colours.muted },
  });
  return {
    version: 8,
    sources: {
      land: areas(provinceShapes()),
      lakes: areas(lakeShapes()),
      abroad: areas(neighbourShapes()),
      towns: points(dutchTowns),
      foreign: points(foreignTowns),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'abroad', type: 'fill', source: 'abroad', paint: { 'fill-color': colours.abroad } },
      { id: 'abroad-line', type: 'line', source: 'abroad', paint: { 'line-color': colours.line, 'line-width': 0.75 } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      { id: 'land-line', type: 'line', source: 'land', paint: { 'line-color': colours.line, 'line-width': 1 } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': colours.water } },
      { id: 'lakes-line', type: 'line', source: 'lakes', paint: { 'line-color': colours.line, 'line-width': 1 } },
      dots('foreign', 2),
      names('foreign', 2, colours.muted),
      ...[3, 2, 1].flatMap((rank) => [dots('towns', rank), names('towns', rank, colours.text)]),
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

function points(towns: readonly Town[]) {
  return {
    type: 'geojson' as const,
    data: {
      type: 'FeatureCollection' as const,
      features: towns.map(({ name, rank, longitude, latitude }) => ({
        type: 'Feature' as const,
        properties: { name, rank },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      })),
    },
  };
}
