import type { ReactNode } from 'react';
import { SearchToolSlot } from '../../catalogue/suggestions/search-tool-slot.tsx';
import { ChromeSlotsContext, useChromeSlots } from '../../frame/chrome/chrome-slots.ts';
import { useChrome } from '../../frame/chrome/use-chrome.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import { BranchNoteSlot } from '../../organisation/opening-hours/branch-note-slot.tsx';
import { PageLayout } from './page-layout.tsx';
import { SuggestionsSlot } from './suggestions-slot.tsx';

/** The frame of a regular page: the portal has its own, every other venture has the shop's. */
export function Frame({ children }: { children: ReactNode }) {
  const chrome = useChrome();
  const slots = useChromeSlots();
  if (!chrome) return <main>{children}</main>;
  const { venture } = chrome;
  return (
    <ChromeSlotsContext
      value={{
        ...slots,
        ...(venture.hasShop && { searchTool: <SearchToolSlot venture={venture} /> }),
        searchSuggestions: <SuggestionsSlot venture={venture} />,
        branchNote: <BranchNoteSlot venture={venture} />,
      }}
    >
      <PageLayout kind={venture.id === webSettings.defaultVentureId ? 'corporate' : 'venture'}>{children}</PageLayout>
    </ChromeSlotsContext>
  );
}
