import type { ManagedUser } from '@bouwpoort/contract/customers/users';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { accountParams, accountSections, newOne } from './account-address.ts';
import type { UsersAnswer } from './load-users.ts';
import { OpenedUser } from './opened-user.tsx';
import { usePanel } from './use-panel.ts';
import { useActivation } from './use-users.ts';
import { UserDeactivation } from './user-deactivation.tsx';
import { UsersFailed } from './users-failed.tsx';
import { UsersPages } from './users-pages.tsx';
import { UsersSearch } from './users-search.tsx';
import { UsersTable } from './users-table.tsx';
import { UsersViews } from './users-views.tsx';

/** P 2.14: for managers, of their own customer (decisions: Registration and accounts). */
export function UsersSection({ answer }: { answer: UsersAnswer }) {
  const { t } = useTranslation('users');
  const panel = usePanel(accountParams.user);
  return (
    <section className="account-anchor" id={accountSections.users} aria-labelledby="users">
      <div className="section-head account-section-head">
        <h2 id="users">{t('title')}</h2>
        <Button icon="plus" className="needs-script" aria-haspopup="dialog" onClick={() => panel.open(newOne)}>
          {t('invite')}
        </Button>
      </div>
      <UsersSearch query={answer.address.query} />
      {answer.status === 'known' ? (
        <UsersList answer={answer} onEdit={(user) => panel.open(user.id)} />
      ) : (
        <UsersFailed />
      )}
      {answer.status === 'known' && <UsersViews views={answer.views} />}
      <OpenedUser answer={answer} panel={panel} />
    </section>
  );
}

interface UsersListProps {
  answer: Extract<UsersAnswer, { status: 'known' }>;
  onEdit: (user: ManagedUser) => void;
}

function UsersList({ answer, onEdit }: UsersListProps) {
  const { t } = useTranslation('users');
  const list = paths.account(useVenture());
  const { users, total, address } = answer;
  const [userToDeactivate, setUserToDeactivate] = useState<ManagedUser | null>(null);
  const { busyId, refused, change, forget } = useActivation();
  return (
    <>
      <p className={address.query === '' || total === 0 ? 'sr-only' : 'users-found muted num'} role="status">
        {t('found', { count: total })}
      </p>
      {refused && !userToDeactivate && (
        <div className="account-refused">
          <Notice kind="error" title={t('changeFailed', { name: refused.user.firstName })}>
            {refused.refusal.detail ?? t(`account:refusal_${refused.refusal.kind}`)}
          </Notice>
        </div>
      )}
      {users.length > 0 ? (
        <UsersTable
          users={users}
          busyId={busyId}
          onEdit={onEdit}
          onSwitch={(user) => {
            forget();
            if (user.active) setUserToDeactivate(user);
            else void change(user, true);
          }}
        />
      ) : (
        <EmptyState icon="users" title={t('noMatch', { query: address.query })} text={t('noMatchText')}>
          <LinkButton href={`${list}#${accountSections.users}`}>{t('showAll')}</LinkButton>
        </EmptyState>
      )}
      <UsersPages answer={answer} page={list} hash={`#${accountSections.users}`} />
      <UserDeactivation
        user={userToDeactivate}
        isBusy={busyId !== null}
        refusal={refused?.refusal ?? null}
        onClose={() => {
          setUserToDeactivate(null);
          forget();
        }}
        onConfirm={async () => {
          if (userToDeactivate && (await change(userToDeactivate, false))) setUserToDeactivate(null);
        }}
      />
    </>
  );
}
