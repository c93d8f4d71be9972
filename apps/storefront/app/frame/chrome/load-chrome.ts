import type { Navigation } from '@bouwpoort/contract/content/menus';
import { previewHeader } from '@bouwpoort/contract/content/preview-token';
import type { VentureDetails, VentureListEntry } from '@bouwpoort/contract/organisation/ventures';
import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import type { PageLog } from '@bouwpoort/contract/program/page-request';
import { data } from 'react-router';

/** The data of the frame of every page: the venture with its links and messages, and its menus. */
export interface ChromeData {
  venture: VentureDetails;
  navigation: Navigation;
  ventures: VentureListEntry[];
  /** The preview token of a draft menu; null for regular visitors. */
  menuPreview: string | null;
}

const noMenus: Navigation = { headerLinks: [], footerLinks: [], secondaryLinks: [] };

export async function loadChrome(
  api: Client,
  log: PageLog,
  ventureId: string,
  ventures: VentureListEntry[],
  token?: string,
): Promise<ChromeData> {
  const [venture, navigation, draft] = await Promise.all([
    api.call('ventures.details', { params: { ventureId } }),
    // A page works without its menus (P 7.5).
    api.call('navigation.web', { params: { ventureId } }).catch((error: Error) => {
      log.error({ err: error }, error.message || 'An error occurred while fetching navigation data.');
      return noMenus;
    }),
    loadMenuPreview(api, ventureId, token),
  ]);
  // P 8. Without it there is no page to show.
  if (!venture) throw data('Error fetching venture details', { status: 500 });
  return { venture, navigation: draft ?? navigation, ventures, menuPreview: (draft && token) ?? null };
}

/** Null for a token of something else, such as a page. */
async function loadMenuPreview(
  api: Client,
  ventureId: string,
  token: string | undefined,
): Promise<Navigation | undefined> {
  if (token === undefined) return undefined;
  try {
    return await api.call('navigation.preview', { params: { ventureId }, headers: { [previewHeader]: token } });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
