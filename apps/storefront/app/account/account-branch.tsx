import { addressLine } from '@bouwpoort/trade/postal-code';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { MyBranch } from '../organisms/my-branch.tsx';
import type { AccountBranch } from './load-account.ts';

/** The branch this user orders at, with whether it is open. */
export function AccountBranchCard({ branch: { location, opening } }: { branch: AccountBranch }) {
  const { t } = useTranslation('account');
  return (
    <MyBranch
      over={t('ownBranch')}
      name={location.displayName}
      {...(opening?.isOpen ? { opening: opening.label } : {})}
      address={addressLine(location.address, location.postalCode, location.city)}
      phone={location.phone}
      href={location.slug}
    >
      {opening && !opening.isOpen && <p>{opening.label}</p>}
    </MyBranch>
  );
}
