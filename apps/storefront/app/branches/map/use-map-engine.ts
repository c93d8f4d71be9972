import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapEngine, MapWords, StartMapEngine } from './map-engine.ts';
import type { MapView } from './map-view.ts';

/** The current renderer; 'drawn' is the plain drawing of the page itself. */
type MapDrawnBy = 'drawn' | 'maplibre' | 'google';

interface EngineUse {
  element: RefObject<HTMLElement | null>;
  /** Null until the map has been measured. */
  view: MapView | null;
  setView: (view: MapView) => void;
  googleMapsKey: string | null;
  words: MapWords;
}

/** Starts a little before it scrolls into view. */
const margin = '200px';

/** Loads an interactive map when it comes into view, and returns how to move it. Without one the drawing stays. */
export function useMapEngine({ element, view, setView, googleMapsKey, words }: EngineUse) {
  const [drawnBy, setDrawnBy] = useState<MapDrawnBy>('drawn');
  const engine = useRef<MapEngine | null>(null);
  const latest = useRef({ view, words });
  latest.current = { view, words };
  const isMeasured = view !== null;

  useEffect(() => {
    const place = element.current;
    if (!place || !isMeasured) return;
    let left = false;
    const fallBack = (reason: unknown) => {
      console.warn('The map stays a drawing', reason);
      engine.current?.remove();
      engine.current = null;
      if (!left) setDrawnBy('drawn');
    };
    const start = async () => {
      try {
        const [by, startEngine] = await loadEngine(googleMapsKey);
        const { view: current, words: spoken } = latest.current;
        if (left || !current) return;
        engine.current = startEngine(place, {
          view: current,
          words: spoken,
          onView: (moved) => {
            if (!left) setView(moved);
          },
          onReady: () => {
            if (!left) setDrawnBy(by);
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
      { rootMargin: margin },
    );
    watch.observe(place);
    return () => {
      left = true;
      watch.disconnect();
      engine.current?.remove();
      engine.current = null;
      setDrawnBy('drawn');
    };
  }, [element, isMeasured, googleMapsKey, setView]);

  /** An engine reports each step of an animation; the drawing moves at once. */
  const show = (to: MapView) => (engine.current ? engine.current.show(to) : setView(to));
  return { drawnBy, show };
}

async function loadEngine(googleMapsKey: string | null): Promise<[MapDrawnBy, StartMapEngine]> {
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
