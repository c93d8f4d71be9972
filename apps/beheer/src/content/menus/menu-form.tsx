import {
  type BeheerMenu,
  fieldOfMenu,
  type MenuPlace,
  menuEdit,
  type OneMenu,
} from '@bouwpoort/contract/content/menus.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { MenuEditor } from './menu-editor.tsx';
import { MenuStateBar } from './menu-state-bar.tsx';
import { menuText } from './menu-text.ts';
import { useMenuActions } from './use-menu-actions.ts';

interface MenuFormProps {
  ventureId: string;
  assortmentId: string;
  stored: BeheerMenu;
  /** The label of each menu, with its state. */
  optionOf: (place: MenuPlace) => string;
  onKind: (place: MenuPlace) => void;
}

const oneMenu = z.partial(menuEdit);

/** One menu: its publication state, its items, and the bar that saves its draft. */
export function MenuForm({ ventureId, assortmentId, stored, optionOf, onKind }: MenuFormProps) {
  const { t } = useTranslation('beheer-web');
  const { place, revision } = stored;
  const field = fieldOfMenu[place];
  const may = useHasPermission('content.edit', { ventureId });
  const values = useMemo(() => stored.menu as OneMenu, [stored]);
  const actions = useMenuActions({ ventureId, stored, assortmentId });
  const record = useRecordForm<OneMenu, OneMenu>({
    name: `menu/${ventureId}/${place}`,
    schema: oneMenu,
    values,
    version: revision,
    save: (edit, over) => actions.save(edit, over ?? revision),
  });
  const { form } = record;
  const edit = { ...values, ...useWatch({ control: form.control }) } as OneMenu;
  const isChanged = JSON.stringify(edit[field]) !== JSON.stringify(values[field]);
  const wrong = form.formState.errors[field];
  const wrongText = wrong && (typeof wrong.message === 'string' ? wrong.message : t('menuWrong'));
  /** Actions on the menu apply to the form, so it is saved first. */
  const savedFirst = async () => !isChanged || (await record.save());
  return (
    <>
      {!may && <PermissionNote permission="content.edit" />}
      {actions.problem && <Notice kind="error" title={actions.problem} />}
      <MenuStateBar
        ventureId={ventureId}
        menu={stored}
        isChanged={isChanged}
        savedFirst={savedFirst}
        actions={actions}
      />
      <MenuEditor
        kind={place}
        onKind={onKind}
        optionOf={optionOf}
        edit={edit}
        assortmentId={assortmentId}
        readOnly={!may}
        onChange={(next) => form.setValue(field, next[field], { shouldDirty: true })}
      />
      <SaveBar record={record} changed={isChanged ? [t(`field-${field}`)] : []} error={record.error ?? wrongText}>
        <span className="menu__hint">{t('saveHint')}</span>
      </SaveBar>
      <ConflictDialog
        record={record}
        fields={[{ name: field, label: t(`field-${field}`), show: menuText }]}
        refresh={actions.refresh}
      />
    </>
  );
}
