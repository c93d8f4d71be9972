import { classNames } from '@bouwpoort/ui/class-names.ts';
import { NavLink } from 'react-router';
import { useScope } from '../session/scope.ts';

export interface RoomTab {
  label: string;
  /** Of the app, absolute. */
  to: string;
  count?: number | undefined;
  /** The number asks for somebody. */
  isHot?: boolean;
  /** It is open too while something below its address is. */
  hasPages?: boolean;
}

/** Parts of a room, each with its own address. */
export function RoomTabs({ label, tabs }: { label: string; tabs: readonly RoomTab[] }) {
  const { link } = useScope();
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} className="tab" to={link(tab.to)} end={!tab.hasPages}>
          {tab.label}
          {tab.count !== undefined && (
            <span className={classNames('n', tab.isHot && 'n--hot')}>{tab.count.toLocaleString('nl-NL')}</span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
