import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { redirect } from 'react-router';
import { HomeOpeningSlot, TodaySlot } from '../branches/home-slots.tsx';
import { ContentView, contentTitle } from '../content/content-view.tsx';
import { loadContentById } from '../content/load-content.ts';
import { loadContentView } from '../content/load-content-view.ts';
import type { PageOf } from '../content/page-of.ts';
import { type HomeSlots, VentureHome } from '../content/templates/venture-home.tsx';
import { openedPage } from '../pages/page-context.ts';
import { paths } from '../site/paths.ts';
import { siteSettings } from '../site/site-settings.ts';
import { contentStyles } from '../styles/content-styles.ts';
import type { Route } from './+types/venture-home.page.ts';

export const links = contentStyles;

export function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const { venture } = page.chrome;
  // The portal has one home, and it is not under a segment of its own (P 2.2).
  if (venture.id === siteSettings.defaultVentureId) throw redirect(paths.home(venture));
  return loadContentView(page, url, loadContentById(page, venture.homePage.id));
}

const slots: HomeSlots = { Today: TodaySlot, Opening: HomeOpeningSlot };
const templates = {
  VentureHome: ({ page }: { page: PageOf<'VentureHomePage'> }) => <VentureHome page={page} slots={slots} />,
};

/** /{venture}, its landing page. Its title is a text that can contain that of the content (P 2.1). */
export default function VentureHomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('general');
  return (
    <ContentView
      {...loaderData}
      templates={templates}
      title={t('pageTitle_register', { title: contentTitle(loaderData.page) })}
    />
  );
}
