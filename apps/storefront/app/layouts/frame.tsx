import type { ReactNode } from 'react';
import { BranchNoteSlot } from '../branches/branch-note-slot.tsx';
import { ChromeSlotsContext, useChromeSlots } from '../pages/chrome-slots.ts';
import { useChrome } from '../pages/use-chrome.ts';
import { SearchToolSlot } from '../search/search-tool-slot.tsx';
import { SuggestionsSlot } from '../search/suggestions-slot.tsx';
import { siteSettings } from '../site/site-settings.ts';
import { PageLayout } from './page-layout.tsx';

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
      <PageLayout kind={venture.id === siteSettings.defaultVentureId ? 'corporate' : 'venture'}>{children}</PageLayout>
    </ChromeSlotsContext>
  );
}
