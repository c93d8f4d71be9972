import type { MapEngineOptions, StartMapEngine } from './map-engine.ts';
import { furthestZoom, nearestZoom } from './map-view.ts';
import { mapsLoader } from './maps-loader.ts';

/** The part of Google's map API that is used here. */
interface GoogleMap {
  getCenter(): { lat(): number; lng(): number } | undefined;
  getZoom(): number | undefined;
  panTo(centre: { lat: number; lng: number }): void;
  setZoom(zoom: number): void;
  addListener(event: string, listener: () => void): void;
}
interface GoogleMaps {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap;
}
type GoogleWindow = { google?: { maps?: GoogleMaps } } & Record<string, unknown>;

const readyCallback = 'googleMapsReady';
/** Google calls this when it rejects the key; the map is already in the page by then. */
const authFailureCallback = 'gm_authFailure';
const timeout = 15_000;

/** P 9: version weekly, with the geocoding and routes libraries. */
export function googleMapsAddress(key: string): string {
  const query = new URLSearchParams({
    key,
    v: 'weekly',
    libraries: 'geocoding,routes',
    language: 'nl',
    region: 'NL',
    loading: 'async',
    callback: readyCallback,
  });
  return `https://maps.googleapis.com/maps/api/js?${query}`;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const page = window as unknown as GoogleWindow;
    const giveUp = () => {
      script.remove();
      reject(new Error('The script of Google Maps did not load'));
    };
    const timer = setTimeout(giveUp, timeout);
    page[readyCallback] = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = address;
    script.async = true;
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    document.head.append(script);
  });
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let loader: { key: string; load: () => Promise<void> } | undefined;

/** Google's tiles are 256 px, so the same view is one zoom level higher. */
const googleZoom = (zoom: number) => zoom + 1;

export async function loadGoogleMaps(key: string): Promise<StartMapEngine> {
  if (loader?.key !== key) loader = { key, ...mapsLoader({ load: () => addScript(googleMapsAddress(key)), wait }) };
  await loader.load();
  const maps = (window as unknown as GoogleWindow).google?.maps;
  if (!maps) throw new Error('The script of Google Maps defined no map');
  return (element, options) => startGoogle(maps, element, options);
}

function startGoogle(maps: GoogleMaps, element: HTMLElement, { view, onView, onReady, onFailure }: MapEngineOptions) {
  const page = window as unknown as GoogleWindow;
  page[authFailureCallback] = () => onFailure(new Error('Google Maps refuses the key'));
  const map = new maps.Map(element, {
    center: { lat: view.latitude, lng: view.longitude },
    zoom: googleZoom(view.zoom),
    minZoom: googleZoom(furthestZoom),
    // Google's map has streets, so it may zoom in further.
    maxZoom: googleZoom(nearestZoom) + 5,
    isFractionalZoomEnabled: true,
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: 'cooperative',
  });
  map.addListener('bounds_changed', () => {
    const centre = map.getCenter();
    const zoom = map.getZoom();
    if (centre && zoom !== undefined) onView({ latitude: centre.lat(), longitude: centre.lng(), zoom: zoom - 1 });
  });
  map.addListener('tilesloaded', onReady);
  return {
    show({ latitude, longitude, zoom }: MapEngineOptions['view']) {
      map.panTo({ lat: latitude, lng: longitude });
      map.setZoom(googleZoom(zoom));
    },
    // Google's map has no destroy method; removing its elements is enough.
    remove: () => element.replaceChildren(),
  };
}
