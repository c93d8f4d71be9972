import { type BeheerBranchRow, beheerBranchRoutes } from '@bouwpoort/contract/organisation/branches.staff';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { VentureMark } from '../../frame/kit/venture-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';

/** Of the current venture, or all that the user may see. */
export function useBranches(): BeheerBranchRow[] | undefined {
  const { venture } = useScope();
  const { data } = useQuery(read(beheerBranchRoutes.list));
  return data?.branches.filter(({ ventureId }) => venture === undefined || ventureId === venture.ventureId);
}

/** The branches per venture; one that is not ready for customers is marked. */
export function BranchNav({ branches }: { branches: readonly BeheerBranchRow[] }) {
  const { t } = useTranslation('beheer-branches');
  const { link } = useScope();
  const [wanted, setWanted] = useState('');
  const shown = branches.filter(({ displayName, branchId }) =>
    `${displayName} ${branchId}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <nav className="sidenav br__nav" aria-label={t('branches')}>
      <span className="search-in">
        <Icon name="search" size="small" />
        <Input
          aria-label={t('searchLabel')}
          placeholder={t('search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </span>
      <div className="tree">
        {[...Map.groupBy(shown, ({ ventureName }) => ventureName)].map(([name, ofVenture]) => (
          <div key={name}>
            <div className="sidenav__head">{name}</div>
            {ofVenture.map(({ branchId, ventureId, displayName, missing }) => (
              <NavLink key={branchId} to={link(`/vestigingen/${branchId}`)}>
                <VentureMark ventureId={ventureId} />
                <span className="grow trunc">{displayName}</span>
                {missing.length > 0 && (
                  <span title={t('missing')}>
                    <StateMark look="wait">
                      <span className="sr-only">{t('missing')}</span>
                    </StateMark>
                  </span>
                )}
                <span className="n">{branchId}</span>
              </NavLink>
            ))}
          </div>
        ))}
      </div>
    </nav>
  );
}
