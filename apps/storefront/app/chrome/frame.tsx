import type { ReactNode } from 'react';
import { BranchNoteSlot } from '../branches/branch-note-slot.tsx';
import { useSiteTitle } from '../page-head.tsx';
import { SearchToolSlot } from '../search/search-tool-slot.tsx';
import { SuggestionsSlot } from '../search/suggestions-slot.tsx';
import { siteSettings } from '../site-settings.ts';
import { ChromeSlotsContext, useChromeSlots } from './chrome-slots.ts';
import { LayoutCorporateDefault } from './layout-corporate-default.tsx';
import { LayoutDefault } from './layout-default.tsx';
import { useChrome } from './use-chrome.ts';

/** The frame of an ordinary page: the portal has its own, every other venture the shop's. */
export function Frame({ children }: { children: ReactNode }) {
  const chrome = useChrome();
  const siteTitle = useSiteTitle();
  const slots = useChromeSlots();
  if (!chrome) return <main>{children}</main>;
  const { venture, navigation, year } = chrome;
  const Layout = venture.id === siteSettings.defaultVentureId ? LayoutCorporateDefault : LayoutDefault;
  return (
    <ChromeSlotsContext
      value={{
        ...slots,
        ...(venture.hasShop && { searchTool: <SearchToolSlot venture={venture} /> }),
        searchSuggestions: <SuggestionsSlot venture={venture} />,
        branchNote: <BranchNoteSlot venture={venture} />,
      }}
    >
      <Layout venture={venture} navigation={navigation} siteTitle={siteTitle} year={year}>
        {children}
      </Layout>
    </ChromeSlotsContext>
  );
}
