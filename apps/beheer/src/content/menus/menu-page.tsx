import { beheerMenuRoutes, menuPlaces } from '@bouwpoort/contract/content/menus.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { firstShop, useScope } from '../../frame/session/scope.ts';
import { WebHead } from '../../organisation/ventures/web-head.tsx';
import { MenuForm } from './menu-form.tsx';
import { MenuHistory } from './menu-history.tsx';

/** Menus belong to a venture: the current one, or else the first shop. */
export function Component() {
  const { t } = useTranslation('beheer-web');
  const { venture, ventures } = useScope();
  const ventureId = (venture ?? firstShop(ventures))?.ventureId ?? '';
  const [params, setParams] = useAddressParams();
  const place = menuPlaces.find((one) => one === params.get('menu')) ?? 'header';
  const { data, error, refetch } = useQuery(read(beheerMenuRoutes.menus, { params: { ventureId } }));
  const menu = data?.menus.find((one) => one.place === place);
  return (
    <>
      <WebHead shopPath={data?.shopPath} />
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && menu && (
        <>
          <MenuForm
            key={`${ventureId} ${place}`}
            ventureId={ventureId}
            assortmentId={data.assortmentId}
            stored={menu}
            optionOf={(one) => {
              const name = t(`menu-${one}`);
              const state = data.menus.find((other) => other.place === one)?.state ?? 'published';
              return state === 'published' ? name : t(`menuOption-${state}`, { name });
            }}
            onKind={(next) => setParams({ menu: next }, { replace: true })}
          />
          <MenuHistory ventureId={ventureId} menus={data.menus} />
        </>
      )}
    </>
  );
}
