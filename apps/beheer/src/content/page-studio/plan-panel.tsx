import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { fromWallClock, fullMoment, toWallClock } from '../../frame/texts/dutch-time.ts';
import type { PageActions } from '../page-drafts/use-page-actions.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { PanelHead } from './panel-head.tsx';

interface PlanPanelProps {
  editor: PageEditor;
  actions: PageActions;
  onBack: () => void;
}

/** Schedules publication and removal, to the minute. */
export function PlanPanel({ editor, actions, onBack }: PlanPanelProps) {
  const { t } = useTranslation('beheer-pages');
  const { page } = editor;
  const { plan, pageId, ventureId } = page;
  const [publishAt, setPublishAt] = useState(plan?.publishAt ? toWallClock(plan.publishAt) : '');
  const [withdrawAt, setWithdrawAt] = useState(plan?.withdrawAt ? toWallClock(plan.withdrawAt) : '');
  const params = { pageId };
  const put = () =>
    actions.run(t('saidPlanned'), (revision) =>
      call(beheerPageRoutes.plan, {
        params,
        body: {
          revision,
          publishAt: fromWallClock(publishAt) ?? null,
          withdrawAt: fromWallClock(withdrawAt) ?? null,
        },
      }),
    );
  const fields = [
    { name: 'publishAt', value: publishAt, set: setPublishAt },
    { name: 'withdrawAt', value: withdrawAt, set: setWithdrawAt },
  ] as const;
  return (
    <>
      <PanelHead title={t('plan')} onBack={onBack} />
      <div className="ed__fields">
        {actions.problem && <Notice kind="error" title={actions.problem} />}
        {plan?.problem && <Notice kind="error" title={plan.problem} />}
        {plan && (
          <Notice title={t('planned', { name: plan.by })}>
            {plan.publishAt && <p>{t('goesOn', { when: fullMoment(plan.publishAt) })}</p>}
            {plan.withdrawAt && <p>{t('goesOff', { when: fullMoment(plan.withdrawAt) })}</p>}
          </Notice>
        )}
        {fields.map(({ name, value, set }) => (
          <TextField
            key={name}
            label={t(name)}
            hint={t(`${name}Hint`)}
            optional
            type="datetime-local"
            value={value}
            disabled={!page.mayPublish}
            onChange={({ target }) => set(target.value)}
          />
        ))}
        <p className="field__hint">{t('planHint')}</p>
        <div className="acts">
          <PermissionButton
            permission="content.publish"
            where={{ ventureId }}
            look="primary"
            disabled={actions.isBusy || (publishAt === '' && withdrawAt === '')}
            onClick={put}
          >
            {t('putPlan')}
          </PermissionButton>
          {plan && page.mayPublish && (
            <Button
              disabled={actions.isBusy}
              onClick={async () => {
                const isDone = await actions.run(t('saidUnplanned'), () =>
                  call(beheerPageRoutes.cancelPlan, { params }),
                );
                if (!isDone) return;
                setPublishAt('');
                setWithdrawAt('');
              }}
            >
              {t('cancelPlan')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
