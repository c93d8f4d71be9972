import { auditRoutes } from '@bouwpoort/contract/audit';
import { type BeheerMenu, beheerSiteRoutes, type MenuEdit, menuEdit } from '@bouwpoort/contract/beheer-site';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { ConflictDialog } from '../../kit/form/conflict-dialog.tsx';
import { SaveBar } from '../../kit/form/save-bar.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { History } from '../../kit/history/history.tsx';
import { MayNote } from '../../kit/permission.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useUndo } from '../../kit/undo.tsx';
import { LoadError } from '../../kit/void.tsx';
import { firstShop, useScope } from '../../session/scope.ts';
import { useMay } from '../../session/session.ts';
import { MenuEditor } from './menu-editor.tsx';
import { menuText } from './menu-text.ts';
import { SiteHead } from './site-head.tsx';

/** Menus are of one venture: the one the work is about, or else the first shop. */
export function Component() {
  const { venture, ventures } = useScope();
  const ventureId = (venture ?? firstShop(ventures))?.ventureId ?? '';
  const { data, error, refetch } = useQuery(read(beheerSiteRoutes.menu, { params: { ventureId } }));
  return (
    <>
      <SiteHead shopPath={data?.shopPath} />
      {error && <LoadError error={error} retry={refetch} />}
      {data && <MenuForm key={ventureId} stored={data} />}
    </>
  );
}

const fields = ['headerLinks', 'secondaryLinks', 'footerLinks'] as const;

function MenuForm({ stored }: { stored: BeheerMenu }) {
  const { t } = useTranslation('beheer-site');
  const say = useUndo();
  const client = useQueryClient();
  const { ventureId, version, assortmentId } = stored;
  const may = useMay('content.edit', { ventureId });
  const values = useMemo(() => stored.menu as MenuEdit, [stored]);
  const refresh = () =>
    Promise.all(
      [beheerSiteRoutes.menu, auditRoutes.history].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  const send = async (edit: MenuEdit, over: number) => {
    // The server knows what stands below it: the categories.
    const headerLinks = edit.headerLinks.map((one) => (one.id === assortmentId ? { ...one, children: [] } : one));
    const saved = await call(beheerSiteRoutes.changeMenu, {
      params: { ventureId },
      body: { ...edit, headerLinks, version: over },
    });
    await refresh();
    return saved;
  };
  const record = useRecordForm<MenuEdit, MenuEdit>({
    name: `menu/${ventureId}`,
    schema: menuEdit,
    values,
    version,
    save: async (edit, over) => {
      const saved = await send(edit, over ?? version);
      say({ text: t('menuSaved'), undo: () => send(values, saved.version) });
    },
  });
  const { form } = record;
  const edit = { ...values, ...useWatch({ control: form.control }) } as MenuEdit;
  const changed = fields.filter((name) => JSON.stringify(edit[name]) !== JSON.stringify(values[name]));
  const { errors } = form.formState;
  const wrong = fields.map((name) => errors[name]).find(Boolean);
  const wrongText = wrong && (typeof wrong.message === 'string' ? wrong.message : t('menuWrong'));
  return (
    <>
      {!may && <MayNote permission="content.edit" />}
      <MenuEditor
        edit={edit}
        assortmentId={assortmentId}
        readOnly={!may}
        onChange={(next) => {
          for (const name of fields) {
            if (next[name] !== edit[name]) form.setValue(name, next[name], { shouldDirty: true });
          }
        }}
      />
      <SaveBar
        changed={changed.map((name) => t(`field-${name}`))}
        isSaving={record.isSaving}
        error={record.error ?? wrongText}
        onSave={record.save}
        onDiscard={record.discard}
      />
      <Sheet title={t('history')}>
        <History
          entity="menu"
          entityId={ventureId}
          fieldName={(field) => t(`field-${field}`)}
          show={(_, value) => menuText(value)}
          {...(may ? { putBack: ({ before }) => send({ ...values, ...before }, version) } : {})}
        />
      </Sheet>
      <ConflictDialog
        conflict={record.conflict}
        fields={fields.map((name) => ({ name, label: t(`field-${name}`), show: menuText }))}
        onKeepMine={record.keepMine}
        onTakeTheirs={() => {
          record.takeTheirs();
          void refresh();
        }}
      />
    </>
  );
}
