import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapEngine, MapWords, StartMapEngine } from './map-engine.ts';
import type { MapView } from './map-view.ts';

/** The current renderer; 'drawn' is the static map of the page itself. */
type MapRenderer = 'drawn' | 'maplibre' | 'google';

interface MapEngineInput {
  element: RefObject<HTMLElement | null>;
  /** Null until the map has been measured. */
  view: MapView | null;
  setView: (view: MapView) => void;
  googleMapsKey: string | null;
  words: MapWords;
}

/** Starts a little before it scrolls into view. */
const rootMargin = '200px';

/** Loads an interactive map when it comes into view; returns a function to move it. On failure the static map stays. */
export function useMapEngine({ element, view, setView, googleMapsKey, words }: MapEngineInput) {
  const [renderer, setRenderer] = useState<MapRenderer>('drawn');
  const engine = useRef<MapEngine | null>(null);
  const latest = useRef({ view, words });
  latest.current = { view, words };
  const isMeasured = view !== null;

  useEffect(() => {
    const place = element.current;
    if (!place || !isMeasured) return;
    let isUnmounted = false;
    const fallBack = (reason: unknown) => {
      console.warn('The interactive map could not be shown', reason);
      engine.current?.remove();
      engine.current = null;
      if (!isUnmounted) setRenderer('drawn');
    };
    const start = async () => {
      try {
        const [by, startEngine] = await loadEngine(googleMapsKey);
        const { view: current, words: currentWords } = latest.current;
        if (isUnmounted || !current) return;
        engine.current = startEngine(place, {
          view: current,
          words: currentWords,
          onView: (moved) => {
            if (!isUnmounted) setView(moved);
          },
          onReady: () => {
            if (!isUnmounted) setRenderer(by);
          },
          onFailure: fallBack,
        });
      } catch (error) {
        fallBack(error);
      }
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void start();
      },
      { rootMargin },
    );
    watch.observe(place);
    return () => {
      isUnmounted = true;
      watch.disconnect();
      engine.current?.remove();
      engine.current = null;
      setRenderer('drawn');
    };
  }, [element, isMeasured, googleMapsKey, setView]);

  /** An engine animates, and reports each step; the static map moves at once. */
  const show = (to: MapView) => (engine.current ? engine.current.show(to) : setView(to));
  return { drawnBy: renderer, show };
}

async function loadEngine(googleMapsKey: string | null): Promise<[MapRenderer, StartMapEngine]> {
  if (googleMapsKey !== null) {
    try {
      const { loadGoogleMaps } = await import('./google-engine.ts');
      return ['google', await loadGoogleMaps(googleMapsKey)];
    } catch (error) {
      console.warn('Google Maps', error);
    }
  }
  const { startMapLibre } = await import('./maplibre-engine.ts');
  return ['maplibre', startMapLibre];
}
