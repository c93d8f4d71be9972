import type { StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { chooseBranch, useChosenBranch } from '../../frame/visitor/chosen-branch.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';

/** A visitor of a shop can choose the branch as their own; for an account with a branch it shows which one that is. */
export function MyBranchChoice({ branch }: { branch: StoreLocation }) {
  const session = useChromeSession();
  const { hasShop } = useVenture();
  if (session.kind === 'user') return <OwnBranch branch={branch} ownId={session.branchId} />;
  return hasShop ? <ChosenBranch branch={branch} /> : null;
}

function OwnBranch({ branch, ownId }: { branch: StoreLocation; ownId: string | null }) {
  const { t } = useTranslation('branches');
  const own = useVenture().storeLocations.find(({ branchId }) => branchId === ownId);
  if (!own) return null;
  if (own.branchId === branch.branchId) {
    return (
      <p className="own-branch">
        <Icon name="check" size="control" />
        {t('isYours')}
      </p>
    );
  }
  return (
    <Anchor className="link small" href={own.slug}>
      {t('yoursIs', { name: own.displayName })}
    </Anchor>
  );
}

function ChosenBranch({ branch }: { branch: StoreLocation }) {
  const { t } = useTranslation('branches');
  const { id: ventureId } = useVenture();
  const isMine = useChosenBranch(ventureId) === branch.branchId;
  const [isRefused, setIsRefused] = useState(false);
  const choose = () => setIsRefused(!chooseBranch(ventureId, isMine ? null : branch.branchId));
  return (
    <div className="chosen-branch">
      <Button
        icon={isMine ? 'check' : 'pin'}
        aria-pressed={isMine}
        title={isMine ? t('isMineHint') : undefined}
        onClick={choose}
      >
        {t(isMine ? 'isMine' : 'makeMine')}
      </Button>
      <p className="small" role="status">
        {isRefused && t('notKept')}
      </p>
    </div>
  );
}
