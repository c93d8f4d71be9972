import type { CategoryNode } from '@bouwpoort/contract/catalogue/categories.staff';
import { type beheerProductRoutes, productParts, productStates } from '@bouwpoort/contract/catalogue/products.staff';
import type { z } from 'zod/mini';
import type { Filter, List } from '../../frame/table/use-list.ts';

/* Maps the list of products between the address and the query of the server. */

type Question = z.input<typeof beheerProductRoutes.list.query>;
type Words = (key: string) => string;

interface Choices {
  brands: readonly string[];
  categories: readonly CategoryNode[];
}

export function productFilters(t: Words, { brands, categories }: Choices): Filter[] {
  return [
    {
      id: 'mist',
      label: t('filterMissing'),
      kind: 'choice',
      options: productParts.map((part) => ({ value: part, label: t(`part-${part}`) })),
    },
    {
      id: 'categorie',
      label: t('filterCategory'),
      kind: 'choice',
      options: categories.map(({ categoryId, name, depth }) => ({
        value: String(categoryId),
        label: `${'\u2003'.repeat(depth)}${name}`,
      })),
    },
    {
      id: 'merk',
      label: t('filterBrand'),
      kind: 'choice',
      options: brands.map((brand) => ({ value: brand, label: brand })),
    },
    {
      id: 'stand',
      label: t('filterState'),
      kind: 'choice',
      options: productStates.map((state) => ({ value: state, label: t(`state-${state}`) })),
    },
    { id: 'sinds', label: t('filterChanged'), kind: 'text' },
  ];
}

/** The query without the page. */
export function productQuestion(
  { filters, search, sort }: Pick<List, 'filters' | 'search' | 'sort'>,
  ventureId: string | undefined,
): Question {
  const { mist, categorie, merk, stand, sinds } = filters;
  return {
    ...(ventureId === undefined ? {} : { ventureId }),
    ...(search ? { q: search } : {}),
    ...(mist ? { without: mist } : {}),
    ...(categorie ? { categoryId: Number(categorie) } : {}),
    ...(merk ? { brand: merk } : {}),
    ...(stand ? { state: stand as NonNullable<Question['state']> } : {}),
    ...(sinds ? { changedSince: sinds } : {}),
    ...(sort
      ? {
          sort: sort.column === 'changed' ? ('changed' as const) : ('name' as const),
          direction: sort.descending ? ('desc' as const) : ('asc' as const),
        }
      : {}),
  };
}

export function addressOf({ without, state, changedSince }: Readonly<Record<string, string>>): string {
  return new URLSearchParams({
    ...(without ? { mist: without } : {}),
    ...(state ? { stand: state } : {}),
    ...(changedSince ? { sinds: changedSince } : {}),
  }).toString();
}

/** The same list for a bulk change of everything in it. */
export function filtersOf(question: Question) {
  const { sort, direction, cursor, limit, without, categoryId, ...rest } = question;
  return {
    ...rest,
    ...(categoryId === undefined ? {} : { categoryId: Number(categoryId) }),
    ...(without === undefined ? {} : { without: [without as (typeof productParts)[number]] }),
  };
}
