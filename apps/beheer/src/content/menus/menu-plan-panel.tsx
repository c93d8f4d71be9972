import { type BeheerMenu, beheerMenuRoutes } from '@bouwpoort/contract/content/menus.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { fromWallClock, fullMoment, toWallClock } from '../../frame/texts/dutch-time.ts';
import type { MenuActions } from './use-menu-actions.ts';

interface MenuPlanPanelProps {
  ventureId: string;
  menu: BeheerMenu;
  actions: MenuActions;
  onClose: () => void;
}

const planning = z.omit(beheerMenuRoutes.plan.body, { revision: true });

/** Schedules publication, to the minute. */
export function MenuPlanPanel(props: MenuPlanPanelProps) {
  const { t } = useTranslation('beheer-web');
  return (
    <FormPanel open onClose={props.onClose} title={t('planTitle')}>
      <PlanForm {...props} />
    </FormPanel>
  );
}

function PlanForm({ ventureId, menu, actions, onClose }: MenuPlanPanelProps) {
  const { t } = useTranslation('beheer-web');
  const { plan, place } = menu;
  const [values] = useState({ publishAt: plan?.publishAt ?? '' });
  const record = useRecordForm({
    name: `menu/${ventureId}/${place}/plan`,
    schema: planning,
    values,
    version: null,
    save: async ({ publishAt }) => {
      await actions.plan(publishAt);
      onClose();
    },
  });
  const { control, formState } = record.form;
  return (
    <PanelForm
      record={record}
      submit={t('putPlan')}
      onClose={onClose}
      tools={
        plan?.publishAt && (
          <Button
            disabled={actions.isBusy}
            onClick={async () => {
              await actions.unplan();
              onClose();
            }}
          >
            {t('cancelPlan')}
          </Button>
        )
      }
    >
      {plan?.publishAt && (
        <Notice title={t('menuGoesOn', { when: fullMoment(plan.publishAt), name: plan.by })}>
          {t('menuDraftToo')}
        </Notice>
      )}
      <Controller
        control={control}
        name="publishAt"
        render={({ field: { value, onChange, onBlur } }) => (
          <TextField
            label={t('publishAt')}
            hint={t('publishAtHint')}
            error={formState.errors.publishAt?.message}
            type="datetime-local"
            value={value === '' ? '' : toWallClock(value)}
            onBlur={onBlur}
            onChange={({ target }) => onChange(fromWallClock(target.value) ?? '')}
            data-initial-focus
          />
        )}
      />
    </PanelForm>
  );
}
