import type { StaffPerson } from '@bouwpoort/contract/organisation/staff';
import type { ListAddress } from '../../frame/table/list-address.ts';

type PersonState = 'active' | 'invited' | 'locked';

export function stateOfPerson({ isLocked, hasPassword, lastSeenAt }: StaffPerson): PersonState {
  if (isLocked) return 'locked';
  return hasPassword || lastSeenAt !== null ? 'active' : 'invited';
}

const byName = ({ name }: StaffPerson) => name;

const sortKeys: ReadonlyMap<string, (person: StaffPerson) => string> = new Map([
  ['name', byName],
  ['last', ({ lastSeenAt }) => lastSeenAt ?? ''],
  ['since', ({ createdAt }) => createdAt],
]);

/** All users are loaded at once: a company has tens of them, not thousands. */
export function peopleShown(
  people: readonly StaffPerson[],
  { search, filters, sort }: Pick<ListAddress, 'search' | 'filters' | 'sort'>,
  ventureId: string | undefined,
): StaffPerson[] {
  const wanted = search.toLowerCase();
  const found = people.filter(
    (person) =>
      (wanted === '' || `${person.name} ${person.email}`.toLowerCase().includes(wanted)) &&
      (filters.stand === undefined || stateOfPerson(person) === filters.stand) &&
      (filters.rol === undefined || person.grants.some(({ roleId }) => roleId === filters.rol)) &&
      (filters.stappen === undefined || person.hasSecondStep === (filters.stappen === 'ja')) &&
      (ventureId === undefined ||
        person.grants.some((grant) => grant.ventureId === null || grant.ventureId === ventureId)),
  );
  const key = sortKeys.get(sort?.column ?? 'name') ?? byName;
  const sign = sort?.descending ? -1 : 1;
  return found.sort((one, other) => sign * key(one).localeCompare(key(other), 'nl'));
}
