import type { Client } from '@bouwpoort/contract/client';
import type { Navigation } from '@bouwpoort/contract/navigation';
import type { VentureDetails, VentureListEntry } from '@bouwpoort/contract/ventures';

/** What stands around every page: the venture with its links and messages, and its menus. */
export interface ChromeData {
  venture: VentureDetails;
  /** Nothing when the menus could not be fetched: the page goes without (P 7.5). */
  navigation: Navigation | null;
  ventures: VentureListEntry[];
}

export async function loadChrome(api: Client, ventureId: string, ventures: VentureListEntry[]): Promise<ChromeData> {
  const [venture, navigation] = await Promise.all([
    api.call('ventures.details', { params: { ventureId } }),
    api.call('navigation.web', { params: { ventureId } }).catch((error: Error) => {
      console.error(error.message || 'An error occurred while fetching navigation data.');
      return null;
    }),
  ]);
  return { venture, navigation, ventures };
}
