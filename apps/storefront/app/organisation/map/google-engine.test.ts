import { afterEach, expect, test, vi } from 'vitest';
import { googleMapsAddress, loadGoogleMaps } from './google-engine.ts';

interface FakeScript {
  src: string;
  onerror?: () => void;
  remove: () => void;
}

/** A fake page whose scripts fail the given number of times, and then load a map. */
function fakePage(failures: number) {
  const asked: string[] = [];
  const shown: unknown[] = [];
  const listeners = new Map<string, () => void>();
  class FakeMap {
    constructor(_element: unknown, options: unknown) {
      shown.push(options);
    }
    addListener(event: string, listener: () => void) {
      listeners.set(event, listener);
    }
    getCenter = () => ({ lat: () => 52, lng: () => 5 });
    getZoom = () => 9;
    panTo = (centre: unknown) => shown.push(centre);
    setZoom = (zoom: unknown) => shown.push(zoom);
  }
  const page: Record<string, unknown> = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: (): FakeScript => ({ src: '', remove: () => undefined }),
    head: {
      append: (script: FakeScript) => {
        asked.push(script.src);
        if (asked.length <= failures) return script.onerror?.();
        page.google = { maps: { Map: FakeMap } };
        (page.googleMapsReady as () => void)();
      },
    },
  });
  return { asked, shown, listeners };
}

afterEach(() => vi.unstubAllGlobals());

const words = { title: '', zoomHelp: '', zoomHelpMac: '', moveHelp: '' };
const view = { longitude: 5.1, latitude: 52.1, zoom: 8 };

test('the address names the version and the libraries', () => {
  const { origin, searchParams } = new URL(googleMapsAddress('sleutel'));
  expect(origin).toBe('https://maps.googleapis.com');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    key: 'sleutel',
    v: 'weekly',
    libraries: 'geocoding,routes',
  });
});

test('after failures the map loads, shows the given view and reports its moves', async () => {
  const { asked, shown, listeners } = fakePage(3);
  const start = await loadGoogleMaps('een');
  expect(asked).toHaveLength(4);
  const [onView, onReady] = [vi.fn(), vi.fn()];
  const engine = start({} as HTMLElement, { view, onView, onReady, onFailure: vi.fn(), words });
  expect(shown[0]).toMatchObject({ center: { lat: 52.1, lng: 5.1 }, zoom: 9 });
  listeners.get('bounds_changed')?.();
  expect(onView).toHaveBeenCalledWith({ latitude: 52, longitude: 5, zoom: 8 });
  listeners.get('tilesloaded')?.();
  expect(onReady).toHaveBeenCalledOnce();
  engine.show({ ...view, zoom: 10 });
  expect(shown.slice(1)).toEqual([{ lat: 52.1, lng: 5.1 }, 11]);
});

test('a script that never loads counts as failed', async () => {
  const { asked } = fakePage(99);
  await expect(loadGoogleMaps('twee')).rejects.toThrow('could not load');
  expect(asked).toHaveLength(4);
});
