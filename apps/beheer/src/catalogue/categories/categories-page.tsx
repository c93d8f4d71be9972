import { beheerCategoryRoutes, type CategoryNode } from '@bouwpoort/contract/catalogue/categories.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NavLink, useNavigate, useParams } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { useProductRefresh } from '../products/use-row-changes.ts';
import { useCategoryTree, useShop } from '../products/use-shop.ts';
import { CategoryForm } from './category-form.tsx';
import { UncategorisedGroups } from './uncategorised-groups.tsx';

export function Component() {
  const { t } = useTranslation('beheer-products');
  const { categoryId } = useParams();
  const shop = useShop();
  const ventureId = shop?.ventureId ?? '';
  const may = useHasPermission('catalogue.edit', { ventureId });
  const { data, error, refetch } = useCategoryTree(shop?.ventureId);
  const categories = data?.categories;
  const isKnown = categories?.some((one) => String(one.categoryId) === categoryId) ?? false;
  return (
    <>
      <SectionHead label={t('parts')} title={t('categoriesOf', { venture: shop?.name ?? '' })} />
      {!may && <PermissionNote permission="catalogue.edit" />}
      {error && <LoadError error={error} retry={refetch} />}
      {shop && !data && !error && <Skeleton height="12rem" />}
      {shop && categories && !isKnown && <UncategorisedGroups ventureId={shop.ventureId} categories={categories} />}
      <div className={classNames('cols cat2', isKnown && 'cat2--chosen')}>
        {categories && (
          <Card title={t('categories')}>
            <CategoryTree categories={categories} />
            {may && <AddCategory ventureId={ventureId} parentId={isKnown ? Number(categoryId) : null} />}
          </Card>
        )}
        {categories &&
          (isKnown ? (
            <CategoryForm key={categoryId} categoryId={Number(categoryId)} categories={categories} />
          ) : (
            <EmptyNotice icon="b-folder" title={t('chooseCategory')} text={t('chooseCategoryText')} />
          ))}
      </div>
    </>
  );
}

function CategoryTree({ categories }: { categories: readonly CategoryNode[] }) {
  const { t } = useTranslation('beheer-products');
  const { link } = useScope();
  const { categoryId: chosen } = useParams();
  const tree = useRef<HTMLElement>(null);
  // Scrolls only within its own sheet; the page does not scroll.
  useEffect(() => {
    const current = chosen && tree.current?.querySelector<HTMLElement>('[aria-current]');
    const box = tree.current?.parentElement;
    if (!current || !box) return;
    const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < 0 || top > box.clientHeight - current.clientHeight) box.scrollTop += top - box.clientHeight / 2;
  }, [chosen]);
  return (
    <nav className="tree" aria-label={t('categories')} ref={tree}>
      {categories.map(({ categoryId, name, depth, productsBelow }) => (
        <NavLink
          key={categoryId}
          to={link(`/producten/categorieen/${categoryId}`)}
          style={{ '--d': depth } as React.CSSProperties}
        >
          <span className="grow trunc">{name}</span>
          <span className="n">{showNumber(productsBelow)}</span>
        </NavLink>
      ))}
    </nav>
  );
}

function AddCategory({ ventureId, parentId }: { ventureId: string; parentId: number | null }) {
  const { t } = useTranslation('beheer-products');
  const { link } = useScope();
  const navigate = useNavigate();
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => call(beheerCategoryRoutes.add, { body: { ventureId, parentId, name } }),
    onSuccess: async (made) => {
      setName('');
      await refresh();
      notify({ text: t('made', { name: made.edit.name }) });
      navigate(link(`/producten/categorieen/${made.categoryId}`));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') add.mutate();
  };
  const refused = add.error instanceof ApiProblem ? add.error.problem.errors?.name?.[0] : undefined;
  const label = t(parentId === null ? 'addMainCategory' : 'addSubCategory');
  return (
    <form className="addline" onSubmit={submit}>
      {add.error && <Notice kind="error" title={refused ?? add.error.message} />}
      <Input aria-label={label} placeholder={label} value={name} onChange={({ target }) => setName(target.value)} />
      <Button type="submit" icon="plus" state={add.isPending ? 'busy' : 'idle'}>
        {t('add')}
      </Button>
    </form>
  );
}
