import type { beheerMediaRoutes, MediaFolder } from '@bouwpoort/contract/organisation/media.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import type { ResponseOf } from '../../frame/api/call.ts';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { useMediaAddress } from './media-address.ts';
import { placeName } from './media-words.ts';

type Overview = ResponseOf<typeof beheerMediaRoutes.overview>;

interface Placed extends MediaFolder {
  depth: number;
}

/** Folders in the order of a tree, each with its depth. */
export function placedFolders(folders: readonly MediaFolder[], parentId: number | null = null, depth = 0): Placed[] {
  return folders
    .filter((one) => one.parentId === parentId)
    .flatMap((one) => [{ ...one, depth }, ...placedFolders(folders, one.folderId, depth + 1)]);
}

/** Folders made by users first, then automatic ones, and the bin. */
export function MediaFolders({ overview }: { overview: Overview }) {
  const { t } = useTranslation('beheer-media');
  const address = useMediaAddress();
  const { view, folderId, place } = address;
  const row = (key: string, name: string, count: number, to: string, isHere: boolean, depth = 0) => (
    <Link key={key} to={to} aria-current={isHere ? 'page' : undefined} style={{ '--d': depth } as React.CSSProperties}>
      <BeheerIcon name="b-folder" />
      <span className="grow trunc">{name}</span>
      <span className="n">{showNumber(count)}</span>
    </Link>
  );
  const outOfBin = view === 'bin' ? { view: 'all' as const } : {};
  return (
    <nav className="tree media__tree" aria-label={t('folders')}>
      {row(
        'all',
        t('allFolders'),
        overview.files,
        address.to({ ...outOfBin, folderId: undefined, place: undefined }),
        folderId === undefined && place === undefined && view !== 'bin',
      )}
      {placedFolders(overview.folders).map((one) =>
        row(
          `folder-${one.folderId}`,
          one.name,
          one.count,
          address.to({ ...outOfBin, folderId: one.folderId, place: undefined }),
          folderId === one.folderId,
          one.depth,
        ),
      )}
      {overview.places.map((one) =>
        row(
          `place-${one.place}`,
          placeName(t, one.place),
          one.count,
          address.to({ ...outOfBin, folderId: undefined, place: one.place }),
          place === one.place,
        ),
      )}
      {row(
        'bin',
        t('view-bin'),
        overview.views.bin,
        address.to({ view: 'bin', folderId: undefined, place: undefined }),
        view === 'bin',
      )}
    </nav>
  );
}
