import { showPostalCode } from '@bouwpoort/trade/postal-code';
import { useVenture } from '../chrome/use-chrome.ts';
import { MyBranch } from '../ui/organisms/my-branch.tsx';
import { useTranslation } from '../ui/use-translation.ts';
import type { AccountBranch } from './load-account.ts';

/** The branch this user orders at, with whether it is open. */
export function AccountBranchCard({ branch: { location, opening } }: { branch: AccountBranch }) {
  const { t } = useTranslation('account');
  const { administrativePhoneNumber: phone } = useVenture();
  return (
    <MyBranch
      over={t('ownBranch')}
      name={location.displayName}
      {...(opening?.isOpen ? { opening: opening.label } : {})}
      address={`${location.address}, ${showPostalCode(location.postalCode).replace(' ', '\u00a0')} ${location.city}`}
      phone={phone}
      href={location.slug}
    >
      {opening && !opening.isOpen && <p>{opening.label}</p>}
    </MyBranch>
  );
}
