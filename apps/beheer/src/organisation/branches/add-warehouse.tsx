import { type BeheerBranch, beheerBranchRoutes } from '@bouwpoort/contract/organisation/branches.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { emptyAsNullNumber } from '../../frame/form/empty-as-null.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { LockedButton } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { useBranchRefresh } from './use-branch-refresh.ts';

/** For a branch without a warehouse; like a new branch, it requires the permission for the whole venture. */
export function AddWarehouse({ branch }: { branch: BeheerBranch }) {
  const { t } = useTranslation('beheer-branches');
  const [isOpen, setOpen] = useState(false);
  const may = useHasPermission('branches.edit', { ventureId: branch.ventureId });
  const maySomewhere = useHasPermission('branches.edit');
  return (
    <div className="br__add">
      {may ? (
        <Button className="btn--s" onClick={() => setOpen(true)}>
          {t('addWarehouse')}
        </Button>
      ) : (
        <LockedButton
          className="btn--s"
          permission="branches.edit"
          reason={maySomewhere ? t('addWarehouseLocked') : undefined}
        >
          {t('addWarehouse')}
        </LockedButton>
      )}
      <FormPanel open={isOpen} onClose={() => setOpen(false)} title={t('addWarehouseTo', { name: branch.displayName })}>
        <WarehouseForm branch={branch} onClose={() => setOpen(false)} />
      </FormPanel>
    </div>
  );
}

const noCode: { warehouseCode: number | null } = { warehouseCode: null };

function WarehouseForm({ branch: { branchId, displayName }, onClose }: { branch: BeheerBranch; onClose: () => void }) {
  const { t } = useTranslation('beheer-branches');
  const notify = useUndoNotice();
  const refresh = useBranchRefresh();
  const record = useRecordForm<typeof noCode, { warehouseCode: number }>({
    name: `branch/${branchId}/warehouse`,
    schema: beheerBranchRoutes.addWarehouse.body,
    values: noCode,
    version: null,
    save: async (body) => {
      await call(beheerBranchRoutes.addWarehouse, { params: { branchId }, body });
      notify({ text: t('warehouseAdded', { name: displayName }) });
      onClose();
      await refresh();
    },
  });
  return (
    <PanelForm record={record} submit={t('addWarehouse')} onClose={onClose}>
      <TextField
        label={t('field-warehouseCode')}
        hint={t('hint-warehouseNumber')}
        {...record.field('warehouseCode', emptyAsNullNumber)}
        inputMode="numeric"
        autoComplete="off"
        data-initial-focus
      />
    </PanelForm>
  );
}
