import type { LoginPage } from '@bouwpoort/contract/content/content-types';
import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import type { PageContext } from '../pages/page-context.ts';

/** The editors' texts for the login, password and registration screens (decisions, Content). */
export interface LoginScreen
  extends Pick<
    LoginPage,
    | 'title'
    | 'introduction'
    | 'panelTitle'
    | 'panelItems'
    | 'registerTitle'
    | 'registerText'
    | 'registerPanelTitle'
    | 'forgotPasswordText'
  > {
  picture: string | null;
}

/** Null when it cannot be loaded: users must be able to log in without these texts. */
export async function loadLoginScreen(
  { api, log }: Pick<PageContext, 'api' | 'log'>,
  { loginPage }: Pick<VentureDetails, 'loginPage'>,
): Promise<LoginScreen | null> {
  if (!loginPage) return null;
  try {
    const item = await api.call('content.byId', { params: { contentId: loginPage.id }, query: { expand: '*' } });
    return item.contentType === 'LoginPage' ? screenOf(item as ContentItem & LoginPage) : null;
  } catch (error) {
    log.error({ err: error }, 'the login screen could not be fetched');
    return null;
  }
}

function screenOf(page: ContentItem & LoginPage): LoginScreen {
  return {
    title: page.title,
    introduction: page.introduction,
    picture: page.pageImage?.url ?? null,
    panelTitle: page.panelTitle,
    panelItems: page.panelItems,
    registerTitle: page.registerTitle,
    registerText: page.registerText,
    registerPanelTitle: page.registerPanelTitle,
    forgotPasswordText: page.forgotPasswordText,
  };
}
