import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { NavLink } from 'react-router';
import { useScope } from '../session/scope.ts';
import { hasPermission, useMe } from '../session/session.ts';
import { showNumber } from '../texts/dutch-number.ts';
import { useScrollCurrentIntoView } from './use-scroll-current-into-view.ts';

export interface Tab {
  label: string;
  /** An absolute path of the app. */
  to: string;
  count?: number | undefined;
  /** The count needs attention. */
  isHot?: boolean;
  /** Without this permission the tab stays in place, with a lock and the reason. */
  permission?: Permission | 'own';
  /** It is also current for addresses below its own. */
  hasPages?: boolean;
}

/** Pages that belong together, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { link } = useScope();
  const me = useMe();
  const row = useScrollCurrentIntoView();
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {tabs.map((tab) =>
        tab.permission === undefined || hasPermission(me, tab.permission) ? (
          <NavLink key={tab.to} className="tab" to={link(tab.to)} end={!tab.hasPages}>
            {tab.label}
            {tab.count !== undefined && (
              <span className={classNames('n', tab.isHot && 'n--hot')}>{showNumber(tab.count)}</span>
            )}
          </NavLink>
        ) : (
          <LockedTab key={tab.to} label={tab.label} permission={tab.permission} />
        ),
      )}
    </nav>
  );
}

function LockedTab({ label, permission }: { label: string; permission: Permission | 'own' }) {
  const { t } = useTranslation('beheer');
  const reason = t('mayNot', { permission: t(`permission-${permission}`) });
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link without an address is one that cannot be followed
    <a className="tab tab--locked" role="link" aria-disabled="true" tabIndex={0} title={reason}>
      <Icon name="lock" size="small" />
      {label}
      <span className="sr-only">. {reason}</span>
    </a>
  );
}
