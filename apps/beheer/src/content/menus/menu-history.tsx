import { type BeheerMenu, beheerMenuRoutes, fieldOfMenu, type OneMenu } from '@bouwpoort/contract/content/menus.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { call } from '../../frame/api/call.ts';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { fullMoment } from '../../frame/texts/dutch-time.ts';
import { menuText } from './menu-text.ts';
import { menuReads } from './use-menu-actions.ts';

interface MenuHistoryProps {
  ventureId: string;
  menus: readonly BeheerMenu[];
}

/** For all menus of the venture. Published versions can be restored; drafts and schedules are only listed. */
export function MenuHistory({ ventureId, menus }: MenuHistoryProps) {
  const { t } = useTranslation('beheer-web');
  const may = useHasPermission('content.publish', { ventureId });
  const { problem, attempt } = useAttempt(menuReads);
  const changedIn = (before: object | null) => menus.filter(({ place }) => before && fieldOfMenu[place] in before);
  const putBack = (before: OneMenu) =>
    attempt(async () => {
      for (const { place, revision } of changedIn(before)) {
        const edit = { [fieldOfMenu[place]]: before[fieldOfMenu[place]] };
        const body = { revision, edit, keepAsDraft: false };
        await call(beheerMenuRoutes.putBack, { params: { ventureId, place }, body });
      }
    });
  return (
    <Card title={t('history')}>
      {problem && <Notice kind="error" title={problem} />}
      <History
        entity="menu"
        entityId={ventureId}
        fieldName={(field) => t(`field-${field}`)}
        show={(field, value) => {
          if (Array.isArray(value)) return menuText(value);
          const isMoment = field.startsWith('plan-') || field === 'expiresAt';
          return isMoment && typeof value === 'string' ? fullMoment(value) : undefined;
        }}
        mayPutBack={({ before }) => changedIn(before).length > 0}
        {...(may ? { putBack: ({ before }) => putBack((before ?? {}) as OneMenu) } : {})}
      />
    </Card>
  );
}
