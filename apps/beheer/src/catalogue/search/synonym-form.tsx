import {
  type BeheerSynonym,
  beheerSearchRoutes,
  synonymEdit,
  synonymKinds,
} from '@bouwpoort/contract/catalogue/search.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Radio } from '@bouwpoort/ui/atoms/radio.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type BodyOf, call } from '../../frame/api/call.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { hasPermission, useMe } from '../../frame/session/session.ts';
import { useSearchAttempt } from './use-search-changes.ts';

const routes = beheerSearchRoutes;
type Edit = BodyOf<typeof routes.addSynonym>;

interface SynonymFormProps {
  ventureId: string;
  /** Undefined for a new one. */
  synonym: BeheerSynonym | undefined;
  /** The initial term of a new one. */
  term: string;
  finds: string;
  onClose: () => void;
}

export function SynonymForm({ ventureId, synonym, term, finds, onClose }: SynonymFormProps) {
  const { t } = useTranslation('beheer-search');
  const { t: common } = useTranslation('beheer');
  const me = useMe();
  const { ventures } = useScope();
  const notify = useUndoNotice();
  const { refresh } = useSearchAttempt();
  const values: Edit = synonym?.edit ?? { ventureId, kind: 'oneWay', term, finds };
  const record = useRecordForm({
    name: synonym ? `search-synonym/${synonym.synonymId}` : `search-synonym/new ${term}`,
    schema: synonymEdit,
    values,
    version: synonym?.version ?? null,
    save: async (edit, version) => {
      const saved =
        synonym && version !== null
          ? await call(routes.changeSynonym, { params: { synonymId: synonym.synonymId }, body: { edit, version } })
          : await call(routes.addSynonym, { body: edit });
      await refresh();
      const back = { params: { synonymId: saved.synonymId } };
      notify({
        text: t('synonymPrepared', { term: edit.term }),
        undo: async () => {
          if (synonym)
            await call(routes.changeSynonym, { ...back, body: { edit: synonym.edit, version: saved.version } });
          else await call(routes.removeSynonym, { ...back, query: { version: saved.version } });
          await refresh();
        },
      });
      if (!synonym) onClose();
    },
  });
  const { register, watch, setValue } = record.form;
  const edit = watch();
  const places = [
    ...(hasPermission(me, 'search.tune', { ventureId: null }) ? [{ value: '', label: t('allVentures') }] : []),
    ...ventures
      .filter((one) => one.hasShop && hasPermission(me, 'search.tune', { ventureId: one.ventureId }))
      .map((one) => ({ value: one.ventureId, label: one.name })),
  ];
  const mayEdit = hasPermission(me, 'search.tune', { ventureId: values.ventureId });
  return (
    <div className="why">
      <Card title={synonym ? t('synonym') : t('newSynonym')}>
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            record.save();
          }}
        >
          {record.error && <Notice kind="error" title={record.error} />}
          <TextField
            label={t('customerSays')}
            hint={t('severalWords')}
            {...record.field('term')}
            autoComplete="off"
            autoFocus={!synonym && term === ''}
          />
          <fieldset className="kinds">
            <legend className="field__label">{t('direction')}</legend>
            {synonymKinds.map((kind) => (
              <Radio key={kind} value={kind} {...register('kind')}>
                {t(`kind-${kind}`)}
              </Radio>
            ))}
          </fieldset>
          {edit.kind !== 'stopWord' && (
            <TextField
              label={t('weCallIt')}
              {...record.field('finds')}
              autoComplete="off"
              autoFocus={!synonym && term !== ''}
            />
          )}
          <SelectField
            label={t('validFor')}
            value={edit.ventureId ?? ''}
            options={places}
            disabled={!mayEdit}
            onChange={({ target }) => setValue('ventureId', target.value || null, { shouldDirty: true })}
          />
          <BeforeAfter ventureId={ventureId} edit={edit} />
          {mayEdit && (
            <div className="acts">
              <Button onClick={onClose}>{common('cancel')}</Button>
              <Button type="submit" look="primary" state={record.isSaving ? 'busy' : 'idle'}>
                {t('prepare')}
              </Button>
            </div>
          )}
        </form>
      </Card>
      {synonym && (
        <Card title={t('history')}>
          <History
            entity="search-synonym"
            entityId={String(synonym.synonymId)}
            fieldName={(field) => t(`field_${field}`)}
            show={(field, value) => {
              if (field === 'state') return t(`state-${String(value)}`);
              if (field === 'kind') return t(`kind-${String(value)}`);
              return field === 'ventureId' ? ventures.find((one) => one.ventureId === value)?.name : undefined;
            }}
            mayPutBack={({ before }) => mayEdit && Object.keys(before ?? {}).some((field) => field in values)}
            putBack={async ({ before }) => {
              const fields = Object.entries(before ?? {}).filter(([field]) => field in values);
              const body = {
                edit: synonymEdit.parse({ ...values, ...Object.fromEntries(fields) }),
                version: synonym.version,
              };
              await call(routes.changeSynonym, { params: { synonymId: synonym.synonymId }, body });
              await refresh();
            }}
          />
        </Card>
      )}
      <ConflictDialog
        record={record}
        fields={(['term', 'kind', 'finds'] as const).map((name) => ({
          name,
          label: t(`field_${name}`),
          show: (value: unknown) => (name === 'kind' ? t(`kind-${String(value)}`) : String(value ?? '')),
        }))}
        refresh={refresh}
      />
    </div>
  );
}

/** The current results of the words, to see whether the synonym has an effect. */
function BeforeAfter({ ventureId, edit }: { ventureId: string; edit: Edit }) {
  const { t } = useTranslation('beheer-search');
  const term = useDeferredValue(edit.term.split(/,(?!\d)/)[0]?.trim() ?? '');
  const finds = useDeferredValue(edit.kind === 'stopWord' ? '' : edit.finds.trim());
  const said = useCount(ventureId, term);
  const found = useCount(ventureId, finds);
  if (term === '' && finds === '') return null;
  return (
    <div className="beforeafter">
      <b className="b">{t('now')}</b>
      {term !== '' && said !== undefined && <p>{t('findsNow', { term, count: said })}</p>}
      {finds !== '' && found !== undefined && <p>{t('findsNow', { term: finds, count: found })}</p>}
      {finds !== '' && found === 0 && <p className="muted">{t('leadsNowhere')}</p>}
    </div>
  );
}

function useCount(ventureId: string, query: string): number | undefined {
  return useQuery({
    queryKey: [routes.test.path, { ventureId, query, categoryId: null }],
    queryFn: ({ signal }) => call(routes.test, { body: { ventureId, query, categoryId: null }, signal }),
    enabled: query !== '' && query.length <= 100,
  }).data?.liveTotal;
}
