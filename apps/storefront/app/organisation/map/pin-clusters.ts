import type { ScreenPoint } from './map-view.ts';

interface PinCluster<P> {
  pins: readonly P[];
  x: number;
  y: number;
}

/**
 * Merges overlapping pins. The first of the list keeps its place and absorbs those within reach, so that the nearest
 * branch is exactly in place.
 */
export function clusterPins<P extends ScreenPoint>(pins: readonly P[], reach: number): PinCluster<P>[] {
  const clusters: { pins: P[]; x: number; y: number }[] = [];
  for (const pin of pins) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) < reach);
    if (near) near.pins.push(pin);
    else clusters.push({ pins: [pin], x: pin.x, y: pin.y });
  }
  return clusters;
}
