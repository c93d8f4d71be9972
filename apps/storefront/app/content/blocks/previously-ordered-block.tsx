import type { PreviouslyOrderedBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { use } from 'react';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import { LastOrderedContext } from './last-ordered-slot.ts';

/** The articles the customer ordered last (C 2.10). Hidden for visitors, guests and customers without orders. */
export function PreviouslyOrderedBlock({ block }: { block: Block }) {
  const { venture, session } = useKnownChrome();
  const user = useChromeSession();
  const LastOrderedProducts = use(LastOrderedContext);
  const isCustomer = user.kind === 'user' && !user.isGuestAccount && user.dynamics;
  // On the portal it shows the customer's own venture; in another venture it is hidden.
  const isHere = session?.ventureId === venture.id || venture.id === webSettings.defaultVentureId;
  if (!isCustomer || !isHere || !session?.ventureId) return null;
  return <LastOrderedProducts block={block} owner={{ userId: session.userId, ventureId: session.ventureId }} />;
}
