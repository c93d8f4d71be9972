import { useAddressParams } from './address-params.ts';
import { useMe } from './session.ts';

const parameter = 'venture';

/** The current venture, in the address; undefined for all. */
export function useScope() {
  const me = useMe();
  const [search, setSearch] = useAddressParams();
  const given = search.get(parameter);
  const venture = me.ventures.find(({ ventureId }) => ventureId === given);
  return {
    venture,
    ventures: me.ventures,
    choose(ventureId: string | undefined) {
      // A cursor of another venture's list is not valid here.
      setSearch({ [parameter]: ventureId, na: undefined });
    },
    /** A link that keeps the current venture. */
    link(path: string): string {
      return venture ? `${path}${path.includes('?') ? '&' : '?'}${parameter}=${venture.ventureId}` : path;
    },
  };
}

/** The default: the first venture with a shop, if there is one. */
export function firstShop<V extends { hasShop: boolean }>(ventures: readonly V[]): V | undefined {
  return ventures.find(({ hasShop }) => hasShop) ?? ventures[0];
}
