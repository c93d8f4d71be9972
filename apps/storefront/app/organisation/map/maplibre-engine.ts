import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
// A file of our own: the Content Security Policy allows no other scripts, and no worker made from a string is needed.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type MapEngine, type MapEngineOptions, prefersReducedMotion, type StartMapEngine } from './map-engine.ts';
import { furthestZoom, type MapView, nearestZoom } from './map-view.ts';
import { type MapColours, mapStyle } from './maplibre-style.ts';

setWorkerUrl(workerUrl);

/** The edges of the drawn data. */
const edges: [[number, number], [number, number]] = [
  [0, 49.4],
  [10.6, 55],
];

/** Loaded when a map comes into view; the drawing is there by then, and stays when this fails. */
export const startMapLibre: StartMapEngine = (element, options) => {
  const { view, words } = options;
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('This browser has no WebGL 2');
  const map = new LibreMap({
    container: element,
    style: mapStyle(coloursOf(element)),
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    minZoom: furthestZoom,
    maxZoom: nearestZoom,
    maxBounds: edges,
    // Our own attribution stands in the corner, also over the drawing.
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    renderWorldCopies: false,
    cooperativeGestures: true,
    fadeDuration: 0,
    locale: {
      'Map.Title': words.title,
      'CooperativeGesturesHandler.WindowsHelpText': words.zoomHelp,
      'CooperativeGesturesHandler.MacHelpText': words.zoomHelpMac,
      'CooperativeGesturesHandler.MobileHelpText': words.moveHelp,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  listen(map, options);
  return engineOf(map);
};

function listen(map: LibreMap, { onView, onReady, onFailure }: MapEngineOptions): void {
  map.on('move', () => {
    const { lng, lat } = map.getCenter();
    onView({ longitude: lng, latitude: lat, zoom: map.getZoom() });
  });
  let isReady = false;
  map.once('load', () => {
    isReady = true;
    onReady();
  });
  map.on('webglcontextlost', () => onFailure(new Error('The browser took the map its WebGL context away')));
  // After a successful start, a passing error is no reason to remove the map.
  map.on('error', ({ error }) => (isReady ? console.warn(error) : onFailure(error)));
}

function engineOf(map: LibreMap): MapEngine {
  return {
    show({ longitude, latitude, zoom }: MapView) {
      const to = { center: [longitude, latitude] as [number, number], zoom };
      if (prefersReducedMotion()) map.jumpTo(to);
      else map.easeTo({ ...to, duration: 500 });
    },
    remove: () => map.remove(),
  };
}

/** The house colours, from the stylesheet. */
function coloursOf(element: HTMLElement): MapColours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    water: token('water'),
    land: token('ground'),
    abroad: token('skeleton'),
    line: token('line-strong'),
  };
}
