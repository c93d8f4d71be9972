import {
  type BeheerCategory,
  beheerCategoryRoutes,
  type CategoryEdit,
  type CategoryNode,
  categoryEdit,
} from '@bouwpoort/contract/catalogue/categories.staff';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { sourceOf } from '../products/product-words.ts';
import { useProductRefresh } from '../products/use-row-changes.ts';
import { categoryOptions } from '../products/use-shop.ts';

interface CategoryFormProps {
  categoryId: number;
  categories: readonly CategoryNode[];
}

export function CategoryForm({ categoryId, categories }: CategoryFormProps) {
  const { data, error, refetch } = useQuery(read(beheerCategoryRoutes.details, { params: { categoryId } }));
  if (error) return <LoadError error={error} retry={refetch} />;
  return data ? <LoadedForm category={data} categories={categories} /> : <Skeleton height="20rem" />;
}

const lines = ['name', 'routeSegment'] as const;
const texts = ['introduction', 'bodyIntroduction', 'body'] as const;
const fields = [...lines, 'parentId', ...texts] as const;

function LoadedForm({ category, categories }: { category: BeheerCategory; categories: readonly CategoryNode[] }) {
  const { t } = useTranslation('beheer-products');
  const { link } = useScope();
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const [isMerging, setMerging] = useState(false);
  const { categoryId, ventureId, version, sources } = category;
  const saved: CategoryEdit = category.edit;
  const may = useHasPermission('catalogue.edit', { ventureId });
  const send = async (edit: CategoryEdit, over: number) => {
    const answer = await call(beheerCategoryRoutes.change, { params: { categoryId }, body: { edit, version: over } });
    await refresh();
    return answer;
  };
  const record = useRecordForm<CategoryEdit, CategoryEdit>({
    name: `category/${categoryId}`,
    schema: categoryEdit,
    values: saved,
    version,
    save: async (edit, over) => {
      const answer = await send(edit, over ?? version);
      notify({ text: t('saved', { name: answer.edit.name }), undo: () => send(saved, answer.version) });
    },
  });
  const order = useMutation({
    mutationFn: (by: -1 | 1) => call(beheerCategoryRoutes.order, { params: { categoryId }, body: { by } }),
    onSuccess: (_, by) =>
      notify({
        text: t('moved', { name: saved.name }),
        undo: () =>
          call(beheerCategoryRoutes.order, { params: { categoryId }, body: { by: by === 1 ? -1 : 1 } }).then(refresh),
      }),
    onSettled: refresh,
  });
  const { form } = record;
  const { errors } = form.formState;
  const edit = { ...saved, ...useWatch({ control: form.control }) } as CategoryEdit;
  const put = (given: Partial<CategoryEdit>) => {
    for (const [name, value] of Object.entries(given))
      form.setValue(name as 'name', value as string, { shouldDirty: true });
  };
  const names = new Map(categories.map((one) => [one.categoryId, one.name]));
  const show = (field: string, value: unknown) =>
    field === 'parentId' ? (names.get(Number(value)) ?? t('mainCategory')) : String(value ?? '');
  const source = (field: string) =>
    sourceOf(field, {
      ...{ sources, overridden: edit.overridden, saved, show },
      override: may ? (name) => put({ overridden: [...edit.overridden, name] }) : undefined,
      release: may
        ? (name, imported) =>
            put({
              [name]: imported,
              overridden: edit.overridden.filter((one) => one !== name),
            } as Partial<CategoryEdit>)
        : undefined,
    });
  const isLocked = (field: string) => !may || source(field).kind === 'import';
  const field = (name: (typeof fields)[number]) => ({
    label: t(`field-${name}`),
    error: errors[name]?.message,
    isChanged: edit[name] !== saved[name],
    ...(Object.keys(sources).length > 0 ? { source: source(name) } : {}),
  });
  const others = categories.filter((one) => one.categoryId !== categoryId);
  return (
    <div className="col">
      <Card
        title={saved.name}
        tools={
          <span className="acts">
            <Link className="btn btn--secondary btn--s" to={link(`/producten?categorie=${categoryId}`)}>
              {t('productsIn', {
                count: category.productsBelow,
                shown: showNumber(category.productsBelow),
              })}
            </Link>
            <Anchor className="btn btn--secondary btn--s" href={category.shopPath} target="_blank">
              <Icon name="external" size="small" />
              {t('viewInShop')}
            </Anchor>
            {may && (
              <>
                <Button
                  className="btn--s btn--icon"
                  icon="arrow-up"
                  aria-label={t('moveUp')}
                  onClick={() => order.mutate(-1)}
                />
                <Button
                  className="btn--s btn--icon"
                  icon="arrow-down"
                  aria-label={t('moveDown')}
                  onClick={() => order.mutate(1)}
                />
                <Button className="btn--s" onClick={() => setMerging(true)}>
                  {t('merge')}
                </Button>
              </>
            )}
          </span>
        }
      >
        {lines.map((name) => (
          <SourceField key={name} {...field(name)} {...(name === 'routeSegment' ? { hint: t('addressHint') } : {})}>
            {(control) => (
              <Input
                {...control}
                value={edit[name]}
                readOnly={isLocked(name)}
                autoComplete="off"
                onChange={({ target }) => put({ [name]: target.value })}
              />
            )}
          </SourceField>
        ))}
        <SourceField {...field('parentId')}>
          {({ readOnly, ...control }) => (
            <Select
              {...control}
              value={edit.parentId === null ? '' : String(edit.parentId)}
              disabled={isLocked('parentId')}
              options={[{ value: '', label: t('mainCategory') }, ...categoryOptions(others)]}
              onChange={({ target }) => put({ parentId: target.value === '' ? null : Number(target.value) })}
            />
          )}
        </SourceField>
        {texts.map((name) => (
          <SourceField key={name} {...field(name)}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={edit[name]}
                readOnly={isLocked(name)}
                onChange={({ target }) => put({ [name]: target.value })}
              />
            )}
          </SourceField>
        ))}
      </Card>
      <Card title={t('history')}>
        <History
          entity="category"
          entityId={String(categoryId)}
          fieldName={(name) => t(`field-${name}`)}
          show={(name, value) => (name === 'parentId' ? show(name, value) : undefined)}
          {...(may
            ? { putBack: ({ before }) => send({ ...saved, ...(before as Partial<CategoryEdit>) }, version) }
            : {})}
        />
      </Card>
      <SaveBar
        record={record}
        changed={[...record.changed.filter((name) => name !== 'overridden'), ...pinned(record.changed)].map((name) =>
          t(`field-${name}`),
        )}
      >
        {(edit.routeSegment !== saved.routeSegment || edit.parentId !== saved.parentId) && (
          <span>{t('redirectNote')}</span>
        )}
      </SaveBar>
      {isMerging && <MergeDialog category={category} others={others} onClose={() => setMerging(false)} />}
      <ConflictDialog
        record={record}
        fields={fields.map((name) => ({
          name,
          label: t(`field-${name}`),
          show: (value: unknown) => show(name, value),
        }))}
        refresh={refresh}
      />
    </div>
  );
}

/** Overriding alone is a change too. */
const pinned = (changed: readonly string[]) => (changed.length === 1 && changed[0] === 'overridden' ? changed : []);

interface MergeDialogProps {
  category: BeheerCategory;
  others: readonly CategoryNode[];
  onClose: () => void;
}

function MergeDialog({ category, others, onClose }: MergeDialogProps) {
  const { t } = useTranslation('beheer-products');
  const { t: common } = useTranslation('beheer');
  const { link } = useScope();
  const navigate = useNavigate();
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const [intoId, setIntoId] = useState('');
  const { categoryId, version, edit, productsBelow } = category;
  const merge = useMutation({
    mutationFn: () =>
      call(beheerCategoryRoutes.merge, { params: { categoryId }, body: { intoId: Number(intoId), version } }),
    onSuccess: async (into) => {
      onClose();
      navigate(link(`/producten/categorieen/${into.categoryId}`));
      await refresh();
      notify({ text: t('merged', { from: edit.name, into: into.edit.name }) });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mergeTitle', { name: edit.name })}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="primary"
            disabled={intoId === ''}
            state={merge.isPending ? 'busy' : 'idle'}
            onClick={() => merge.mutate()}
          >
            {t('mergeDo', { count: productsBelow, shown: showNumber(productsBelow) })}
          </Button>
        </>
      }
    >
      <p className="muted">{t('mergeText')}</p>
      {merge.error && <Notice kind="error" title={merge.error.message} />}
      <SelectField
        label={t('mergeInto')}
        value={intoId}
        options={[{ value: '', label: t('chooseCategory') }, ...categoryOptions(others)]}
        onChange={({ target }) => setIntoId(target.value)}
      />
    </Dialog>
  );
}
