import { useTranslation } from 'react-i18next';
import { openedPage } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { paths } from '../paths.ts';
import { loadTexts } from '../texts.tsx';
import { LinkButton } from '../ui/atoms/link-button.tsx';
import { EmptyState } from '../ui/molecules/empty-state.tsx';
import { PageHead as Heading } from '../ui/molecules/page-head.tsx';
import type { Route } from './+types/coming-soon.page.ts';
import { useVenture } from './use-chrome.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, pageName } = openedPage(context);
  return { pageName, texts: await loadTexts(api, ['coming-soon']) };
}

/** Says what will be here, and offers the way back. It goes away page by page as the product grows. */
export default function ComingSoonPage({ loaderData: { pageName } }: Route.ComponentProps) {
  const { t } = useTranslation('coming-soon');
  const venture = useVenture();
  return (
    <div className="wrap section">
      <PageHead title={t(pageName)} disableIndexing />
      <Heading title={t(pageName)} />
      <EmptyState icon="hard-hat" title={t('title')} text={t('text')}>
        <LinkButton look="primary" href={paths.home(venture)}>
          {t('back', { name: venture.name })}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
