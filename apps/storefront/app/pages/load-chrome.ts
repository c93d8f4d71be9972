import type { Client } from '@bouwpoort/contract/client';
import type { Navigation } from '@bouwpoort/contract/navigation';
import type { PageLog } from '@bouwpoort/contract/page-request';
import type { VentureDetails, VentureListEntry } from '@bouwpoort/contract/ventures';
import { data } from 'react-router';

/** What stands around every page: the venture with its links and messages, and its menus. */
export interface ChromeData {
  venture: VentureDetails;
  navigation: Navigation;
  ventures: VentureListEntry[];
}

const noMenus: Navigation = { headerLinks: [], footerLinks: [], secondaryLinks: [] };

export async function loadChrome(
  api: Client,
  log: PageLog,
  ventureId: string,
  ventures: VentureListEntry[],
): Promise<ChromeData> {
  const [venture, navigation] = await Promise.all([
    api.call('ventures.details', { params: { ventureId } }),
    // Without its menus a page is still a page (P 7.5).
    api.call('navigation.web', { params: { ventureId } }).catch((error: Error) => {
      log.error({ err: error }, error.message || 'An error occurred while fetching navigation data.');
      return noMenus;
    }),
  ]);
  // P 8. Without it there is no page to show.
  if (!venture) throw data('Error fetching venture details', { status: 500 });
  return { venture, navigation, ventures };
}
