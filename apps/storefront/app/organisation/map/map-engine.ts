import type { MapView } from './map-view.ts';

export interface MapEngineOptions {
  view: MapView;
  /** On every move, by the visitor or by code. */
  onView: (view: MapView) => void;
  /** The map is visible, so the drawing may be removed. */
  onReady: () => void;
  /** It failed to start or stopped working. */
  onFailure: (reason: unknown) => void;
  words: MapWords;
}

export interface MapWords {
  /** The accessible name of the map. */
  title: string;
  /** Hints for zooming with a mouse and moving with two fingers, which leave the page free to scroll. */
  zoomHelp: string;
  zoomHelpMac: string;
  moveHelp: string;
}

/** An interactive map. The page renders the pins over it, the same for every engine. */
export interface MapEngine {
  show(view: MapView): void;
  remove(): void;
}

export type StartMapEngine = (element: HTMLElement, options: MapEngineOptions) => MapEngine;

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
