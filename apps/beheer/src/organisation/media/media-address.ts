import type { MediaView } from '@bouwpoort/contract/organisation/media.staff';
import { changedParams, type ParamChange, useAddressParams } from '../../frame/session/address-params.ts';

/** The predefined lists, as they are named in the address. */
const viewWords = new Map<string, MediaView>([
  ['alles', 'all'],
  ['beelden', 'scenes'],
  ['producten', 'products'],
  ['documenten', 'documents'],
  ['zonder-alt', 'withoutAlt'],
  ['ongebruikt', 'unused'],
  ['prullenbak', 'bin'],
]);

interface MediaAddress {
  view: MediaView;
  folderId: number | undefined;
  /** The first segment of the address, for files without a folder. */
  place: string | undefined;
  /** The path of the open file. */
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

/** A change of the address; another list starts at its first page, and the open file stays. */
export function changeOfMedia(change: Partial<MediaAddress>): ParamChange {
  const word = [...viewWords].find(([, view]) => view === change.view)?.[0];
  return {
    ...('view' in change && { weergave: change.view === 'all' ? undefined : word, na: undefined }),
    ...('folderId' in change && { map: change.folderId?.toString(), na: undefined }),
    ...('place' in change && { plek: change.place, na: undefined }),
    ...('path' in change && { bestand: change.path }),
  };
}

export function useMediaAddress() {
  const [params, setParams] = useAddressParams();
  return {
    ...readMediaAddress(params),
    change: (change: Partial<MediaAddress>) => setParams(changeOfMedia(change)),
    /** For links. */
    to: (change: Partial<MediaAddress>) => `?${changedParams(params, changeOfMedia(change))}`,
  };
}
