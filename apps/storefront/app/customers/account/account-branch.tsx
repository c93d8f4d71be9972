import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import { OpenNow } from '@bouwpoort/ui/atoms/open-now.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { MyBranch } from '../../frame/organisms/my-branch.tsx';
import type { AccountBranch } from './load-account.ts';

/** The branch this user orders at, with whether it is open. */
export function AccountBranchCard({ branch: { location, opening } }: { branch: AccountBranch }) {
  const { t } = useTranslation('account');
  return (
    <MyBranch
      over={t('ownBranch')}
      name={location.displayName}
      opening={opening && <OpenNow closed={!opening.isOpen}>{opening.label}</OpenNow>}
      address={addressLine(location.address, location.postalCode, location.city)}
      phone={location.phone}
      href={location.slug}
    />
  );
}
