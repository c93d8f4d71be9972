import type { MediaView } from '@bouwpoort/contract/beheer-media';
import { changedParams, type ParamChange, useAddressParams } from '../../session/address-params.ts';

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

interface MediaAddress {
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

/** Of the address; another list begins at its first page, with the open file left as it is. */
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
