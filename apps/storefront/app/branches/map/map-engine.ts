import type { MapView } from './map-view.ts';

export interface MapEngineOptions {
  view: MapView;
  /** While it is moved, by whomever. */
  onView: (view: MapView) => void;
  /** There is something to see: what stood in its place may go. */
  onReady: () => void;
  /** It stopped working, or never will. */
  onFailure: (reason: unknown) => void;
  words: MapWords;
}

export interface MapWords {
  /** What the map is called for people who cannot see it. */
  title: string;
  /** How to zoom with a mouse, and how to move with fingers, without holding up the page. */
  zoomHelp: string;
  zoomHelpMac: string;
  moveHelp: string;
}

/** A map that can be moved. Pins are rendered over it by the page, the same for every engine. */
export interface MapEngine {
  show(view: MapView): void;
  remove(): void;
}

export type StartMapEngine = (element: HTMLElement, options: MapEngineOptions) => MapEngine;

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
