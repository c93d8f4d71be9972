import type { BeheerMediaFile, MediaUse } from '@bouwpoort/contract/organisation/media.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';

/** Where a record is edited; undefined if no section edits it. */
function editorAddress({ place, recordId }: MediaUse): string | undefined {
  const id = encodeURIComponent(recordId);
  switch (place) {
    case 'page':
    case 'draft':
      return `/paginas/${id}`;
    case 'product':
    case 'variant':
      return `/producten/${id}`;
    case 'category':
      return `/producten/categorieen/${id}`;
    case 'branch':
      return `/vestigingen/${id}`;
    case 'message':
      return `/menu/berichten/${id}`;
    case 'menu':
      return `/menu?venture=${id}`;
    default:
      return undefined;
  }
}

export function MediaUses({ file }: { file: BeheerMediaFile }) {
  const { t } = useTranslation('beheer-media');
  const { link } = useScope();
  const more = file.uses - file.usedIn.length;
  return (
    <>
      <h3>
        {t('whereUsed')} <span className="muted num media__n">{showNumber(file.uses)}</span>
      </h3>
      {file.uses === 0 ? (
        <p className="muted mini">{t('usedNowhere')}</p>
      ) : (
        <ul className="rows mini">
          {file.usedIn.map((use) => {
            const address = editorAddress(use);
            const text = `${t(`use-${use.place}`)}: ${use.name}`;
            return (
              <li key={`${use.place} ${use.recordId}`} className="wu">
                <OfVenture ventureId={use.ventureId}>
                  {address ? <Link to={use.place === 'menu' ? address : link(address)}>{text}</Link> : text}
                </OfVenture>
              </li>
            );
          })}
          {more > 0 && <li className="wu muted">{t('usedMore', { count: more })}</li>}
        </ul>
      )}
    </>
  );
}
