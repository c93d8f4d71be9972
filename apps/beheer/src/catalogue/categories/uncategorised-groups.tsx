import {
  beheerCategoryRoutes,
  type CategoryNode,
  type GroupToPlace,
  type WaitingGroups,
} from '@bouwpoort/contract/catalogue/categories.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { useProductRefresh } from '../products/use-row-changes.ts';
import { categoryOptions } from '../products/use-shop.ts';

type Group = WaitingGroups['groups'][number];

interface UncategorisedGroupsProps {
  ventureId: string;
  categories: readonly CategoryNode[];
}

/** Products that are hidden from customers, because their source's category is unknown here. */
export function UncategorisedGroups({ ventureId, categories }: UncategorisedGroupsProps) {
  const { t } = useTranslation('beheer-products');
  const { link } = useScope();
  const may = useHasPermission('catalogue.edit', { ventureId });
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const { data } = useQuery(read(beheerCategoryRoutes.waiting, { query: { ventureId } }));
  const place = useMutation({
    mutationFn: (given: { groups: GroupToPlace[]; categoryId: number | null }) =>
      call(beheerCategoryRoutes.place, { body: { ventureId, ...given } }),
    onSuccess: async ({ placed }) => {
      await refresh();
      notify({ text: t('uncategorisedPlaced', { count: placed, products: showNumber(placed) }) });
    },
  });
  if (!data || data.products === 0) return null;
  const named = data.groups.flatMap((group) => toPlace(group) ?? []);
  const nameless = data.groups.find((group) => toPlace(group) === undefined);
  return (
    <Card
      title={t('uncategorisedTitle', { count: data.products, products: showNumber(data.products) })}
      bare
      tools={
        may &&
        named.length > 1 && (
          <Button
            className="btn--s"
            state={place.isPending ? 'busy' : 'idle'}
            onClick={() => place.mutate({ groups: named, categoryId: null })}
          >
            {t('uncategorisedMakeAll', { count: named.length })}
          </Button>
        )
      }
      foot={
        nameless && (
          <Link to={link('/producten?stand=unplaced')}>
            {t('uncategorisedNameless', { count: nameless.products, products: showNumber(nameless.products) })}
          </Link>
        )
      }
    >
      {place.error && <Notice kind="error" title={place.error.message} />}
      <p className="muted uncategorised-why">{t('uncategorisedWhy')}</p>
      {named.length > 0 && (
        <table className="dt dt--plain dt--stack uncategorised">
          <TableHead
            columns={[t('uncategorisedCalled'), t('uncategorisedSource'), t('products'), t('uncategorisedInto')]}
            actions={t('uncategorisedPlace')}
          />
          <tbody>
            {data.groups.map((group) => {
              const one = toPlace(group);
              return (
                one && (
                  <GroupRow
                    key={`${one.system} ${one.code}`}
                    group={group}
                    named={one}
                    categories={categories}
                    isLocked={!may || place.isPending}
                    onPlace={(categoryId) => place.mutate({ groups: [one], categoryId })}
                  />
                )
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface GroupRowProps {
  group: Group;
  named: GroupToPlace;
  categories: readonly CategoryNode[];
  isLocked: boolean;
  onPlace: (categoryId: number | null) => void;
}

function GroupRow({ group, named: { name }, categories, isLocked, onPlace }: GroupRowProps) {
  const { t } = useTranslation('beheer-products');
  const [into, setInto] = useState('new');
  return (
    <tr>
      <td>
        <span className="b">{name}</span>
        <span className="sub">{t('uncategorisedExample', { name: group.example })}</span>
      </td>
      <td>{group.source ?? ''}</td>
      <td className="num">{showNumber(group.products)}</td>
      <td>
        <Select
          compact
          aria-label={t('uncategorisedIntoFor', { name })}
          disabled={isLocked}
          value={into}
          onChange={({ target }) => setInto(target.value)}
          options={[{ value: 'new', label: t('uncategorisedMake', { name }) }, ...categoryOptions(categories)]}
        />
      </td>
      <td className="n">
        <Button
          className="btn--s"
          aria-label={t('uncategorisedPlaceOne', { name })}
          disabled={isLocked}
          onClick={() => onPlace(into === 'new' ? null : Number(into))}
        >
          {t('uncategorisedPlace')}
        </Button>
      </td>
    </tr>
  );
}

function toPlace({ system, code, name }: Group): GroupToPlace | undefined {
  return system !== null && code !== null ? { system, code, name: name ?? code } : undefined;
}
