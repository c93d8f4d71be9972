import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BranchList } from '../../frame/organisms/branch-list.tsx';
import { type KnownDay, statusAt } from '../calendar/opening-moment.ts';
import { useBranchNow } from '../opening-hours/branch-clock.ts';

interface FinderListProps {
  shown: readonly LocationDetail[];
  openings: Readonly<Record<string, KnownDay[]>>;
  /** When the page was rendered. */
  madeAt: string;
  wanted: readonly string[];
  /** In a list of one venture its name is redundant, and there is space for a call button. */
  ofOneVenture?: boolean;
  activeId: string | null;
  onActive: (id: string | null) => void;
}

const tagsShown = 3;

export function FinderList(props: FinderListProps) {
  const { shown, openings, madeAt, wanted, ofOneVenture = false, activeId, onActive } = props;
  const { t } = useTranslation('branches');
  const now = useBranchNow(madeAt);
  const items = shown.map((location, index) => {
    const days = openings[location.branchId];
    const status = days && days.length > 0 ? statusAt(days, now) : undefined;
    const departments = location.type.split('-').map((type) => t(`type_${type}`));
    // The properties the visitor asked for come first.
    const assortment = [...wanted, ...location.assortment.filter((one) => !wanted.includes(one))];
    return {
      href: location.slug,
      number: index + 1,
      ...(ofOneVenture ? { phone: location.phone } : { venture: location.ventureName }),
      accentColor: location.accentColor,
      name: location.displayName,
      address: addressOf(location),
      distance: location.distanceText,
      ...(status ? { opening: status.label, isClosed: status.status === 'closed' } : {}),
      tags: [...departments, ...assortment].slice(0, tagsShown),
      active: location.branchId === activeId,
      onActive: (isActive: boolean) => onActive(isActive ? location.branchId : null),
    };
  });
  return <BranchList branches={items} />;
}

export function addressOf({ address, zipCode, city }: Pick<LocationDetail, 'address' | 'zipCode' | 'city'>): string {
  return addressLine(address, zipCode, city);
}
