import type { RoleGrant } from '@bouwpoort/contract/organisation/staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { OfVenture, VentureMark } from '../../frame/kit/venture-mark.tsx';
import { useMe } from '../../frame/session/session.ts';
import { placeNames } from './grant-text.ts';

/** Where the user's roles apply: everywhere, or the squares of some ventures. */
export function GrantPlaces({ grants }: { grants: readonly RoleGrant[] }) {
  const { t } = useTranslation('beheer-staff');
  const { ventures } = useMe();
  if (grants.some(({ ventureId }) => ventureId === null))
    return <OfVenture ventureId={null}>{t('everywhere')}</OfVenture>;
  const ids = [...new Set(grants.map(({ ventureId }) => ventureId))];
  const names = placeNames(grants, ventures);
  return (
    <span className="vt">
      {ids.map((id) => (
        <VentureMark key={id} ventureId={id} />
      ))}
      {names.length === 1 ? names[0] : <span className="sr-only">{names.join(', ')}</span>}
    </span>
  );
}
