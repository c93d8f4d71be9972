import { useAddressParams } from './address-params.ts';
import { useMe } from './session.ts';

const parameter = 'venture';

/** The venture the work is about, in the address; nothing for all of them. */
export function useScope() {
  const me = useMe();
  const [search, setSearch] = useAddressParams();
  const given = search.get(parameter);
  const venture = me.ventures.find(({ ventureId }) => ventureId === given);
  return {
    venture,
    ventures: me.ventures,
    choose(ventureId: string | undefined) {
      // Where one was in the list of another venture says nothing here.
      setSearch({ [parameter]: ventureId, na: undefined });
    },
    /** A link that stays with the venture. */
    link(path: string): string {
      return venture ? `${path}${path.includes('?') ? '&' : '?'}${parameter}=${venture.ventureId}` : path;
    },
  };
}

/** To begin with where none was chosen: a venture that sells, if there is one. */
export function firstShop<V extends { hasShop: boolean }>(ventures: readonly V[]): V | undefined {
  return ventures.find(({ hasShop }) => hasShop) ?? ventures[0];
}
