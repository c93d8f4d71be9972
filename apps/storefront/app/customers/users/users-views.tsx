import type { UserView } from '@bouwpoort/contract/customers/users';
import { showDate, showTime } from '@bouwpoort/trade/foundation/dutch-dates';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/**
 * The times that staff of the venture viewed the shop as one of the users, with the reason, which the manager may see.
 */
export function UsersViews({ views }: { views: readonly UserView[] }) {
  const { t } = useTranslation('users');
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="views">
      <h3 id="views">{t('views')}</h3>
      <p className="muted">{t('viewsText')}</p>
      <ul>
        {views.map(({ viewId, staffName, userName, reason, startedAt }) => (
          <li key={viewId} className="users-view">
            <b>{t('viewedAs', { staff: staffName, user: userName })}</b>
            <span className="muted">
              {t('viewedAt', { date: showDate(startedAt), time: showTime(new Date(startedAt), 'sentence') })}
            </span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
