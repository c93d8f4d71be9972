import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { BranchLink } from '../visitor/branch-link.ts';

interface QuickNavigationProps {
  venture: VentureDetails;
  branch: BranchLink | null;
}

/** P 2.5: the links of the top row on wide screens, as two columns under the header on small ones. */
export function QuickNavigation({ venture, branch }: QuickNavigationProps) {
  const { t } = useTranslation('chrome');
  const service = venture.customerServicePage?.url;
  if (!service && !branch) return null;
  return (
    <nav className="header__quick l:hidden" aria-label={t('quickNavigation')}>
      {service && (
        <Anchor href={service}>
          <Icon name="help" size="control" />
          {t('customerService')}
        </Anchor>
      )}
      {branch && (
        <Anchor href={branch.href}>
          <Icon name="pin" size="control" />
          {branch.shortLabel}
        </Anchor>
      )}
    </nav>
  );
}
