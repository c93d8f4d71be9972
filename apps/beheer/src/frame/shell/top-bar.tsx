import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { Keys } from '../keyboard/keys.tsx';
import { Avatar } from '../kit/avatar.tsx';
import { MenuItems, PopoverButton } from '../kit/popover.tsx';
import { VentureMark } from '../kit/venture-mark.tsx';
import { useScope } from '../session/scope.ts';
import { meQuery, useMe } from '../session/session.ts';
import { NoticesButton } from './notices.tsx';

interface TopBarProps {
  onFind: () => void;
  onKeys: () => void;
}

export function TopBar({ onFind, onKeys }: TopBarProps) {
  const { t } = useTranslation('beheer');
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the header of the page is a landmark, and landmarks have names
    <header className="bar" aria-label={t('beheer')}>
      <ScopeButton />
      <button type="button" className="find" onClick={onFind}>
        <Icon name="search" size="small" />
        <span className="grow">{t('find')}</span>
        <Keys keys="Ctrl K" />
      </button>
      <NoticesButton />
      <button
        type="button"
        className="bar__btn bar__help"
        aria-label={t('keysOpen')}
        title={t('keysOpen')}
        onClick={onKeys}
      >
        <Icon name="help" size="control" />
      </button>
      <AccountButton />
    </header>
  );
}

function ScopeButton() {
  const { t } = useTranslation('beheer');
  const { venture, ventures, choose } = useScope();
  const only = ventures.length === 1 ? ventures[0] : undefined;
  if (only)
    return (
      <span className="scope">
        <VentureMark ventureId={only.ventureId} />
        {only.name}
      </span>
    );
  return (
    <PopoverButton
      className="scope"
      role="menu"
      title={t('scope')}
      button={
        <>
          <VentureMark ventureId={venture?.ventureId ?? null} />
          {venture?.name ?? t('scopeAll')}
          <Icon name="chevron-down" size="small" />
        </>
      }
    >
      {(close) =>
        [undefined, ...ventures].map((one) => (
          <button
            key={one?.ventureId ?? ''}
            type="button"
            role="menuitem"
            className="pop__item"
            onClick={() => {
              close();
              choose(one?.ventureId);
            }}
          >
            <VentureMark ventureId={one?.ventureId ?? null} />
            <span className="grow">{one?.name ?? t('scopeAll')}</span>
            {one?.ventureId === venture?.ventureId && <Icon name="check" size="small" />}
          </button>
        ))
      }
    </PopoverButton>
  );
}

function AccountButton() {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const navigate = useNavigate();
  const client = useQueryClient();
  const logOut = async () => {
    await call(staffRoutes.logOut);
    client.clear();
    navigate('/inloggen');
  };
  const switchShortcuts = async () => {
    await call(staffRoutes.preferences, { body: { shortcuts: !me.shortcuts } });
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  return (
    <PopoverButton
      className="who"
      role="menu"
      side="end"
      title={t('account')}
      button={
        <>
          <Avatar name={me.name} />
          <span>
            <b>{me.name}</b>
            <small>{me.email}</small>
          </span>
        </>
      }
    >
      {(close) => (
        <MenuItems
          close={close}
          items={[
            { label: t('accountOwn'), run: () => navigate('/account') },
            { label: t(me.shortcuts ? 'lettersOff' : 'lettersOn'), run: switchShortcuts },
            { label: t('logOut'), run: logOut },
          ]}
        />
      )}
    </PopoverButton>
  );
}
