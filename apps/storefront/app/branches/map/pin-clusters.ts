import type { ScreenPoint } from './map-view.ts';

interface PinCluster<P> {
  pins: readonly P[];
  x: number;
  y: number;
}

/**
 * Pins that would lie on top of each other become one. The first of the list keeps its place, and takes in what stands
 * within reach of it; so the nearest branch is where it is, and the others give way.
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
