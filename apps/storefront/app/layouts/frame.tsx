import type { ReactNode } from 'react';
import { BranchNoteSlot } from '../branches/branch-note-slot.tsx';
import { ChromeSlotsContext, useChromeSlots } from '../pages/chrome-slots.ts';
import { useSiteTitle } from '../pages/page-head.tsx';
import { useChrome } from '../pages/use-chrome.ts';
import { SearchToolSlot } from '../search/search-tool-slot.tsx';
import { SuggestionsSlot } from '../search/suggestions-slot.tsx';
import { siteSettings } from '../site/site-settings.ts';
import { LayoutCorporateDefault } from './layout-corporate-default.tsx';
import { LayoutDefault } from './layout-default.tsx';

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
