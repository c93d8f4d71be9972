import { pageTexts } from '@bouwpoort/contract/content/content-labels';
import { beheerPageRoutes, type PageNode } from '@bouwpoort/contract/content/pages.staff';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { type BodyOf, call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { ParentSelect } from '../page-tree/parent-select.tsx';
import { emptyIsAbsent, SegmentField } from '../page-tree/segment-field.tsx';

interface NewPageDialogProps {
  ventureId: string;
  /** The open page: the new one becomes its child, or its sibling. */
  openId: string | undefined;
  onMade: (pageId: string) => void;
  onClose: () => void;
}

const templates = new Map(Object.entries(pageTexts));

/** Template, name and parent: the rest is edited in the page itself. */
export function NewPageDialog(props: NewPageDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const { data } = useQuery(read(beheerPageRoutes.tree, { query: { ventureId: props.ventureId } }));
  return (
    <FormPanel open onClose={props.onClose} title={t('newPage')}>
      {data && <NewPageForm {...props} pages={data.pages} />}
    </FormPanel>
  );
}

function NewPageForm({ ventureId, openId, pages, onMade, onClose }: NewPageDialogProps & { pages: PageNode[] }) {
  const { t } = useTranslation('beheer-pages');
  const client = useQueryClient();
  const parentId = likelyParent(pages, openId);
  const values: BodyOf<typeof beheerPageRoutes.create> = {
    ventureId,
    contentType: likelyType(pages, parentId),
    name: '',
    parentId,
  };
  const record = useRecordForm({
    name: `page/new/${ventureId}`,
    schema: beheerPageRoutes.create.body,
    values,
    version: null,
    save: async (body) => {
      const page = await call(beheerPageRoutes.create, { body });
      await client.invalidateQueries({ queryKey: [beheerPageRoutes.tree.path] });
      onMade(page.pageId);
    },
  });
  const { control, register, watch, setValue, formState } = record.form;
  const { errors, dirtyFields } = formState;
  return (
    <PanelForm record={record} submit={t('makePage')} onClose={onClose}>
      <SelectField
        label={t('template')}
        hint={templates.get(watch('contentType'))?.purpose}
        {...record.field('contentType')}
        options={[...templates].map(([type, { name }]) => ({ value: type, label: name }))}
      />
      <TextField
        label={t('pageName')}
        {...record.field('name')}
        maxLength={200}
        autoComplete="off"
        data-initial-focus
      />
      <Controller
        control={control}
        name="parentId"
        render={({ field: { value, onChange } }) => (
          <ParentSelect
            ventureId={ventureId}
            value={value}
            error={errors.parentId?.message}
            onChange={(parent) => {
              onChange(parent);
              if (!dirtyFields.contentType) setValue('contentType', likelyType(pages, parent));
            }}
          />
        )}
      />
      <SegmentField
        field={register('segment', emptyIsAbsent)}
        hint={t('segmentHint')}
        error={errors.segment?.message}
        optional
      />
    </PanelForm>
  );
}

/** A child of a page that has children, else its sibling; without an open page a child of the top page. */
function likelyParent(pages: readonly PageNode[], openId: string | undefined): string | null {
  const open = pages.find(({ pageId }) => pageId === openId);
  if (open) return open.childCount > 0 ? open.pageId : open.parentId;
  return pages.find(({ parentId }) => parentId === null)?.pageId ?? null;
}

/** The type of its siblings: news below news. */
function likelyType(pages: readonly PageNode[], parentId: string | null): string {
  const beside = Map.groupBy(
    pages.filter((page) => page.parentId === parentId),
    (page) => page.contentType,
  );
  const [most] = [...beside].toSorted(([, one], [, other]) => other.length - one.length);
  return most && templates.has(most[0]) ? most[0] : 'ContentPage';
}
