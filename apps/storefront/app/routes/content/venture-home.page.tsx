import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { redirect } from 'react-router';
import { type HomeSlots, VentureHome } from '../../content/homes/venture-home.tsx';
import { ContentView, contentTitle } from '../../content/page-view/content-view.tsx';
import { loadContentView } from '../../content/page-view/load-content-view.ts';
import { loadContentById } from '../../content/pages/load-content.ts';
import type { PageOf } from '../../content/pages/page-of.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { paths } from '../../frame/web/paths.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import { LastOrderedPart } from '../../ordering/previously-ordered/last-ordered-part.tsx';
import { HomeOpeningSlot, TodaySlot } from '../../organisation/opening-hours/home-slots.tsx';
import { loadHomeOpening, RenderedOpeningContext } from '../../organisation/opening-hours/load-home-opening.ts';
import { contentStyles } from '../styles/content-styles.ts';
import type { Route } from './+types/venture-home.page.ts';

export const links = contentStyles;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const { now } = context.get(pageRequestContext);
  const { venture } = page.chrome;
  // The portal's home is at '/', not under a segment of its own (P 2.2).
  if (venture.id === webSettings.defaultVentureId) throw redirect(paths.home(venture));
  const [content, opening] = await Promise.all([
    loadContentView(page, url, loadContentById(page, venture.homePage.id)),
    loadHomeOpening(page, now),
  ]);
  return { ...content, opening };
}

const slots: HomeSlots = { Today: TodaySlot, Opening: HomeOpeningSlot };
const templates = {
  VentureHome: ({ page }: { page: PageOf<'VentureHomePage'> }) => <VentureHome page={page} slots={slots} />,
};

/** /{venture}, its landing page. Its title is a text that can contain that of the content (P 2.1). */
export default function VentureHomePage({ loaderData: { opening, ...content } }: Route.ComponentProps) {
  const { t } = useTranslation('general');
  return (
    <RenderedOpeningContext value={opening}>
      <ContentView
        {...content}
        templates={templates}
        LastOrdered={LastOrderedPart}
        title={t('pageTitle_register', { title: contentTitle(content.page) })}
      />
    </RenderedOpeningContext>
  );
}
