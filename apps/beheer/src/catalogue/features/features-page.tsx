import {
  type BeheerFeature,
  beheerFeatureRoutes,
  type FeatureEdit,
} from '@bouwpoort/contract/catalogue/features.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { CellEdit } from '../products/cell-edit.tsx';
import { useProductRefresh } from '../products/use-row-changes.ts';

/** The search finds more. */
const shownAtOnce = 200;

export function Component() {
  const { t } = useTranslation('beheer-products');
  // Shared by all ventures.
  const may = useHasPermission('catalogue.edit', { ventureId: null });
  const { data, error, refetch } = useQuery(read(beheerFeatureRoutes.list));
  const { change, error: refused } = useFeatureChanges();
  const [wanted, setWanted] = useState('');
  if (error) return <LoadError error={error} retry={refetch} />;
  const text = wanted.trim().toLowerCase();
  const found = data?.features.filter(({ name, key }) => `${name} ${key}`.toLowerCase().includes(text)) ?? [];
  const more = found.length - shownAtOnce;
  return (
    <>
      <SectionHead label={t('parts')} title={t('features')} />
      {!may && <PermissionNote permission="catalogue.edit" />}
      {refused && <Notice kind="error" title={refused.message} />}
      <div className="tools">
        <Input
          aria-label={t('searchFeature')}
          placeholder={t('searchFeature')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <p className="muted features__note">{t('featuresEverywhere')}</p>
      <Card bare foot={more > 0 && <span>{t('moreFeatures', { count: more, shown: showNumber(more) })}</span>}>
        <table className="dt dt--plain" aria-label={t('features')}>
          <TableHead
            columns={[
              t('featureKey'),
              t('field-name'),
              t('unit'),
              { label: t('isFilter'), className: 'c' },
              { label: t('field-position'), className: 'r' },
            ]}
          />
          <tbody>
            {found.slice(0, shownAtOnce).map((feature) => (
              <FeatureRow key={feature.key} feature={feature} change={may ? change : undefined} />
            ))}
          </tbody>
        </table>
      </Card>
      {may && <AddFeature />}
    </>
  );
}

type Change = (feature: BeheerFeature, given: Partial<FeatureEdit>) => void;

function FeatureRow({ feature, change }: { feature: BeheerFeature; change: Change | undefined }) {
  const { t } = useTranslation('beheer-products');
  const { key, name, unit, isFilter, position, imported, overridden } = feature;
  const isLocked = (field: string) => imported.includes(field) && !overridden.includes(field);
  const cell = (field: 'name' | 'unit' | 'position', label: string, value: string) =>
    change ? (
      <CellEdit
        label={`${label} ${name}`}
        value={value}
        isLocked={isLocked(field)}
        onSave={(typed) => change(feature, { [field]: field === 'position' ? Number(typed) || 0 : typed })}
      />
    ) : (
      value
    );
  return (
    <tr>
      <td className="n muted">{key}</td>
      <td>{cell('name', t('field-name'), name)}</td>
      <td className="n">{cell('unit', t('unit'), unit)}</td>
      <td className="c w0">
        <input
          type="checkbox"
          className="cb"
          aria-label={t('filterBy', { name })}
          checked={isFilter}
          disabled={!change}
          onChange={({ target }) => change?.(feature, { isFilter: target.checked })}
        />
      </td>
      <td className="r">{cell('position', t('field-position'), String(position))}</td>
    </tr>
  );
}

function useFeatureChanges() {
  const { t } = useTranslation('beheer-products');
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const { mutate, error } = useMutation({
    mutationFn: ({ feature, given }: { feature: BeheerFeature; given: Partial<FeatureEdit> }) =>
      send(feature, given, feature.version),
    onSuccess: (saved, { feature }) =>
      notify({
        text: t('saved', { name: saved.name }),
        undo: () => send(feature, {}, saved.version).then(refresh),
      }),
    onSettled: refresh,
  });
  return { change: ((feature, given) => mutate({ feature, given })) as Change, error };
}

function send({ key, name, unit, isFilter, position }: BeheerFeature, given: Partial<FeatureEdit>, version: number) {
  return call(beheerFeatureRoutes.change, {
    params: { key },
    body: { name, unit, isFilter, position, ...given, version },
  });
}

function AddFeature() {
  const { t } = useTranslation('beheer-products');
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const add = useMutation({
    mutationFn: (body: FeatureEdit & { key: string }) => call(beheerFeatureRoutes.add, { body }),
    onSuccess: async (made) => {
      await refresh();
      notify({ text: t('made', { name: made.name }) });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    add.mutate({ key: text('key'), name: text('name'), unit: text('unit'), isFilter: false, position: 0 });
  };
  return (
    <Card title={t('newFeature')}>
      {add.error && <Notice kind="error" title={add.error.message} />}
      <form className="addline" onSubmit={submit}>
        <Input name="key" aria-label={t('featureKey')} placeholder={t('featureKey')} required />
        <Input name="name" aria-label={t('field-name')} placeholder={t('field-name')} required />
        <Input name="unit" aria-label={t('unit')} placeholder={t('unit')} />
        <Button type="submit" icon="plus" state={add.isPending ? 'busy' : 'idle'}>
          {t('add')}
        </Button>
      </form>
    </Card>
  );
}
