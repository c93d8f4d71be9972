import { readSessionCookies } from '@bouwpoort/contract/session-cookies';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import type { RootSession } from '../visitor/root-session.ts';

/** Whether staff of the venture looks along as this user. Known in the browser only: pages are the same for both. */
export function useIsViewed(session: RootSession | null): boolean {
  const [isViewed, setIsViewed] = useState(false);
  useEffect(() => {
    setIsViewed(session !== null && readSessionCookies(document.cookie).siteUser?.viewedBy !== undefined);
  }, [session]);
  return isViewed;
}

/** Stays in sight on every page, so that nobody takes the shop for their own. */
export function ViewBanner({ name, onEnd }: { name: string; onEnd: () => void }) {
  const { t } = useTranslation('session');
  return (
    <section className="view-banner" aria-label={t('viewing')}>
      <Icon name="eye" />
      <p>
        <b>{t('viewingAs', { name })}</b> {t('viewingText')}
      </p>
      <Button look="safety" onClick={onEnd}>
        {t('viewingEnd')}
      </Button>
    </section>
  );
}
