import { type BeheerRedirect, beheerRedirectRoutes, redirectEdit } from '@bouwpoort/contract/content/redirects.staff';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type BodyOf, call } from '../../frame/api/call.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { isDeadLink } from '../menus/link-check.ts';
import { useRedirectAttempt } from './use-redirect-attempt.ts';

const routes = beheerRedirectRoutes;

interface RedirectDialogProps {
  /** Undefined for a new one. */
  redirect: BeheerRedirect | undefined;
  onClose: () => void;
  /** Called with notices about it. */
  onSaved: (notes: string[]) => void;
}

export function RedirectDialog(props: RedirectDialogProps) {
  const { t } = useTranslation('beheer-redirects');
  return (
    <FormPanel open onClose={props.onClose} title={t(props.redirect ? 'redirect' : 'newRedirect')}>
      <RedirectForm {...props} />
    </FormPanel>
  );
}

function RedirectForm({ redirect, onClose, onSaved }: RedirectDialogProps) {
  const { t } = useTranslation('beheer-redirects');
  const notify = useUndoNotice();
  const { refresh } = useRedirectAttempt();
  const values: BodyOf<typeof routes.add> = redirect
    ? { from: redirect.from, to: redirect.to, isPermanent: redirect.isPermanent }
    : { from: '', to: '', isPermanent: true };
  const record = useRecordForm({
    name: `redirect/${redirect?.from ?? 'new'}`,
    schema: redirectEdit,
    values,
    version: redirect?.version ?? null,
    save: async ({ from, to, isPermanent }, version) => {
      const { redirect: saved, notes } =
        redirect && version !== null
          ? await call(routes.change, { query: { from: redirect.from, version }, body: { to, isPermanent } })
          : await call(routes.add, { body: { from, to, isPermanent } });
      const leadsNowhere = await isDeadLink(saved.to).catch(() => false);
      const shown = [...notes, ...(leadsNowhere ? ['leadsNowhere'] : [])];
      onSaved(shown.map((note) => t(`note-${note}`, { from: saved.from, to: saved.to })));
      const query = { from: saved.from, version: saved.version };
      notify({
        text: t('saved', { from: saved.from }),
        undo: async () => {
          if (redirect)
            await call(routes.change, { query, body: { to: redirect.to, isPermanent: redirect.isPermanent } });
          else await call(routes.remove, { query });
          await refresh();
        },
      });
      onClose();
      await refresh();
    },
  });
  const { setValue, watch } = record.form;
  return (
    <PanelForm record={record} submit={t('save')} onClose={onClose}>
      <TextField
        label={t('from')}
        hint={t('fromHint')}
        {...record.field('from')}
        placeholder="/steenhof/oud-adres"
        autoComplete="off"
        readOnly={redirect !== undefined}
        data-initial-focus={redirect ? undefined : true}
      />
      <TextField
        label={t('to')}
        hint={t('toHint')}
        {...record.field('to')}
        placeholder="/steenhof/nieuw-adres"
        autoComplete="off"
        data-initial-focus={redirect ? true : undefined}
      />
      <SelectField
        label={t('kind')}
        hint={t('kindHint')}
        value={watch('isPermanent') ? '301' : '302'}
        options={[
          { value: '301', label: t('permanent') },
          { value: '302', label: t('temporary') },
        ]}
        onChange={({ target }) => setValue('isPermanent', target.value === '301', { shouldDirty: true })}
      />
      {redirect && (
        <>
          <h3 className="field__label">{t('history')}</h3>
          <History
            entity="redirect"
            entityId={redirect.from.slice(0, 200)}
            fieldName={(field) => t(`field-${field}`)}
            show={(field, value) => {
              if (field === 'isPermanent') return t(value === true ? 'permanent' : 'temporary');
              return field === 'origin' ? t(`made-${String(value)}`) : undefined;
            }}
            mayPutBack={({ before }) => typeof before?.to === 'string' || typeof before?.isPermanent === 'boolean'}
            putBack={async ({ before }) => {
              const body = {
                to: typeof before?.to === 'string' ? before.to : redirect.to,
                isPermanent: typeof before?.isPermanent === 'boolean' ? before.isPermanent : redirect.isPermanent,
              };
              await call(routes.change, { query: { from: redirect.from, version: redirect.version }, body });
              await refresh();
            }}
          />
        </>
      )}
      <ConflictDialog
        record={record}
        fields={[
          { name: 'to', label: t('to'), show: (value) => String(value) },
          { name: 'isPermanent', label: t('kind'), show: (value) => t(value === true ? 'permanent' : 'temporary') },
        ]}
        refresh={refresh}
      />
    </PanelForm>
  );
}
