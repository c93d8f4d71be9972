import { type BeheerMenu, beheerMenuRoutes } from '@bouwpoort/contract/content/menus.staff';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { fullMoment } from '../../frame/texts/dutch-time.ts';
import { PreviewLinkDialog } from '../drafts/preview-link-dialog.tsx';
import { previewTokenQuery } from '../drafts/preview-token.ts';
import { MenuPlanPanel } from './menu-plan-panel.tsx';
import { linksOfMenu, type MenuActions } from './use-menu-actions.ts';

interface MenuStateBarProps {
  ventureId: string;
  menu: BeheerMenu;
  /** There are unsaved changes. */
  isChanged: boolean;
  /** Saves the form; resolves to false when that was refused. */
  savedFirst: () => Promise<boolean>;
  actions: MenuActions;
}

const looks = { published: 'ok', draft: 'new', planned: 'wait' } as const;

/** The publication state of a menu, and the actions on its draft. */
export function MenuStateBar({ ventureId, menu, isChanged, savedFirst, actions }: MenuStateBarProps) {
  const { t } = useTranslation('beheer-web');
  const { t: common } = useTranslation('beheer');
  const [open, setOpen] = useState<'plan' | 'links'>();
  const { place, state, hasDraft, plan, savedBy, savedAt } = menu;
  const params = { ventureId, place };
  const mayEdit = useHasPermission('content.edit', { ventureId });
  const mayPublish = useHasPermission('content.publish', { ventureId });
  const canPublish = (hasDraft || isChanged) && !actions.isBusy;
  const preview = useQuery({
    queryKey: [beheerMenuRoutes.preview.path, ventureId, place],
    queryFn: () => call(beheerMenuRoutes.preview, { params }),
    enabled: hasDraft,
    ...previewTokenQuery,
  });
  const publish = async () => {
    if (await savedFirst()) await actions.publish();
  };
  useShortcut({ keys: 'Ctrl Enter', label: t('publishMenu'), group: t('title') }, () => void publish(), {
    enabled: canPublish && mayPublish,
  });
  return (
    <>
      {plan?.problem && (
        <Notice kind="error" title={t('menuPlanFailed', { name: plan.by, problem: plan.problem })}>
          <Button className="btn--s" onClick={actions.unplan}>
            {common('close')}
          </Button>
        </Notice>
      )}
      <section className="menu__bar" aria-label={t('menuState')}>
        <p role="status">
          <StateMark look={looks[state]}>{t(`menuState-${state}`)}</StateMark>{' '}
          <span className="muted">
            {state === 'planned' && plan?.publishAt
              ? t('menuGoesOn', { when: fullMoment(plan.publishAt), name: plan.by })
              : hasDraft && savedAt && t('menuSavedBy', { name: savedBy ?? '', when: fullMoment(savedAt) })}
          </span>
        </p>
        <span className="acts">
          {hasDraft && preview.data && (
            <Anchor className="btn btn--secondary btn--s" href={preview.data.url} target="_blank">
              <Icon name="eye" size="small" />
              {t('previewMenu')}
            </Anchor>
          )}
          {hasDraft && (
            <Button
              className="btn--icon btn--s"
              aria-label={common('previewLinks')}
              title={common('previewLinks')}
              onClick={() => setOpen('links')}
            >
              <BeheerIcon name="b-link" />
            </Button>
          )}
          {hasDraft && mayEdit && (
            <Button className="btn--s" icon="trash" disabled={actions.isBusy} onClick={actions.discard}>
              {t('discardMenu')}
            </Button>
          )}
          {(hasDraft || isChanged || plan?.publishAt) && (
            <PermissionButton
              permission="content.publish"
              where={{ ventureId }}
              className="btn--s"
              icon="calendar"
              disabled={actions.isBusy}
              onClick={async () => {
                if (await savedFirst()) setOpen('plan');
              }}
            >
              {t('planMenu')}
            </PermissionButton>
          )}
          <PermissionButton
            permission="content.publish"
            where={{ ventureId }}
            className="btn--s"
            look="primary"
            disabled={!canPublish}
            state={actions.isBusy ? 'busy' : 'idle'}
            onClick={publish}
          >
            {t('publishMenu')}
            <Keys keys="Ctrl Enter" />
          </PermissionButton>
        </span>
      </section>
      {open === 'links' && (
        <PreviewLinkDialog draft={linksOfMenu(ventureId, place)} mayEdit={mayEdit} onClose={() => setOpen(undefined)} />
      )}
      {open === 'plan' && (
        <MenuPlanPanel ventureId={ventureId} menu={menu} actions={actions} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
