import { beheerPageRoutes, type PageNode } from '@bouwpoort/contract/beheer-pages';
import { ApiProblem } from '@bouwpoort/contract/client';
import { pageTexts } from '@bouwpoort/contract/content-labels';
import type { ContentPageType } from '@bouwpoort/contract/content-types';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { ParentSelect } from './parent-select.tsx';

interface NewPageDialogProps {
  ventureId: string;
  /** The page that is open: the new one begins below it, or beside it. */
  openId: string | undefined;
  onMade: (pageId: string) => void;
  onClose: () => void;
}

const types = Object.keys(pageTexts) as ContentPageType[];

/** A template, a name and a place: the rest is written in the page itself. */
export function NewPageDialog({ ventureId, openId, onMade, onClose }: NewPageDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const client = useQueryClient();
  const [chosenType, setChosenType] = useState<ContentPageType>();
  const [name, setName] = useState('');
  const [chosenParent, setChosenParent] = useState<string | null>();
  const { data } = useQuery(read(beheerPageRoutes.tree, { query: { ventureId } }));
  const pages = data?.pages ?? [];
  const parent = chosenParent === undefined ? likelyParent(pages, openId) : chosenParent;
  const contentType = chosenType ?? likelyType(pages, parent);
  const [segment, setSegment] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    setErrors({});
    try {
      const body = {
        ...{ ventureId, contentType, name, parentId: parent },
        ...(segment === '' ? {} : { segment }),
      };
      const page = await call(beheerPageRoutes.create, { body });
      await client.invalidateQueries({ queryKey: [beheerPageRoutes.tree.path] });
      onMade(page.pageId);
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setErrors(failure.problem.errors ?? {});
      if (!failure.problem.errors) setProblem(failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('newPage')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        {problem && <Notice kind="error" title={problem} />}
        <Field label={t('template')} hint={pageTexts[contentType].purpose} error={errors.contentType?.[0]}>
          {(control) => (
            <Select
              {...control}
              value={contentType}
              onChange={({ target }) => setChosenType(types.find((one) => one === target.value))}
              options={types.map((type) => ({ value: type, label: pageTexts[type].name }))}
            />
          )}
        </Field>
        <Field label={t('pageName')} error={errors.name?.[0]}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={200}
              autoComplete="off"
              data-initial-focus
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <ParentSelect ventureId={ventureId} value={parent} error={errors.parentId?.[0]} onChange={setChosenParent} />
        <Field label={t('segment')} hint={t('segmentHint')} error={errors.segment?.[0] ?? errors.url?.[0]} optional>
          {(control) => (
            <Input
              {...control}
              value={segment}
              autoComplete="off"
              onChange={({ target }) => setSegment(target.value)}
            />
          )}
        </Field>
        <div className="acts">
          <Button type="submit" look="primary" disabled={!data || name.trim() === ''} state={isBusy ? 'busy' : 'idle'}>
            {t('makePage')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Below a page that has others below it, else beside it; without one below what stands at the top. */
function likelyParent(pages: readonly PageNode[], openId: string | undefined): string | null {
  const open = pages.find(({ pageId }) => pageId === openId);
  if (open) return open.childCount > 0 ? open.pageId : open.parentId;
  return pages.find(({ parentId }) => parentId === null)?.pageId ?? null;
}

/** What its neighbours are: below news stands news. */
function likelyType(pages: readonly PageNode[], parentId: string | null): ContentPageType {
  const beside = Map.groupBy(
    pages.filter((page) => page.parentId === parentId),
    (page) => page.contentType,
  );
  const [most] = [...beside].toSorted(([, one], [, other]) => other.length - one.length);
  return types.find((type) => type === most?.[0]) ?? 'ContentPage';
}
