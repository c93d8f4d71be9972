import type { MediaView } from '@bouwpoort/contract/beheer-media';
import { useAddressParams } from '../../session/address-params.ts';

/** Words of the address for the lists everybody starts with. */
const viewWords = new Map<string, MediaView>([
  ['alles', 'all'],
  ['beelden', 'scenes'],
  ['producten', 'products'],
  ['documenten', 'documents'],
  ['zonder-alt', 'withoutAlt'],
  ['ongebruikt', 'unused'],
  ['prullenbak', 'bin'],
]);

export interface MediaAddress {
  view: MediaView;
  folderId: number | undefined;
  /** The first part of the address of files nobody put into a folder. */
  place: string | undefined;
  /** The file that is open. */
  path: string | undefined;
}

export function readMediaAddress(params: URLSearchParams): MediaAddress {
  const folder = params.get('map') ?? '';
  return {
    view: viewWords.get(params.get('weergave') ?? '') ?? 'all',
    folderId: /^\d{1,9}$/.test(folder) ? Number(folder) : undefined,
    place: params.get('plek') ?? undefined,
    path: params.get('bestand') ?? undefined,
  };
}

/** Changes the address; another list begins at its first page, with the open file left as it is. */
export function changeMediaAddress(params: URLSearchParams, change: Partial<MediaAddress>): URLSearchParams {
  const after = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) => (value ? after.set(name, value) : after.delete(name));
  const word = [...viewWords].find(([, view]) => view === change.view)?.[0];
  if ('view' in change) put('weergave', change.view === 'all' ? undefined : word);
  if ('folderId' in change) put('map', change.folderId === undefined ? undefined : String(change.folderId));
  if ('place' in change) put('plek', change.place);
  if ('path' in change) put('bestand', change.path);
  if ('view' in change || 'folderId' in change || 'place' in change) after.delete('na');
  return after;
}

export function useMediaAddress() {
  const [params, setParams] = useAddressParams();
  return {
    ...readMediaAddress(params),
    change: (change: Partial<MediaAddress>) => setParams((now) => changeMediaAddress(now, change)),
    /** For links. */
    to: (change: Partial<MediaAddress>) => `?${changeMediaAddress(params, change)}`,
  };
}
