import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useMediaQuery } from '@bouwpoort/ui/use-media-query.ts';
import { ownBranch } from '../../frame/visitor/branch-link.ts';
import { useChosenBranch } from '../../frame/visitor/chosen-branch.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';

interface NoteProps {
  ventureId: string;
  branchId: string;
}

const BranchNote = lazyPart<NoteProps>(
  () => import('./branch-note.tsx').then((part) => part.BranchNote),
  () => null,
);

/** From this width on, the header has a row for it. */
const wideScreen = '(min-width: 65rem)';

/** Fills ChromeSlots.branchNote, for users with a branch; requested after hydration, and only where it is visible. */
export function BranchNoteSlot({ venture }: { venture: VentureDetails }) {
  const isSeen = useMediaQuery(wideScreen);
  const branch = ownBranch(venture.storeLocations, useChromeSession(), useChosenBranch(venture.id));
  if (!branch) return null;
  return (
    <span className="header__note-room">
      {isSeen && <BranchNote ventureId={venture.id} branchId={branch.branchId} />}
    </span>
  );
}
