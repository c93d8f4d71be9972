import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { accountParams, newOne } from '../users/account-address.ts';
import type { UsersAnswer } from '../users/load-users.ts';
import { OpenedUser } from '../users/opened-user.tsx';
import { usePanel } from '../users/use-panel.ts';
import { companyRoles, fullName } from '../users/user-fields.ts';
import { UsersFailed } from '../users/users-failed.tsx';
import { UsersPages } from '../users/users-pages.tsx';
import { type MonthsOfUsers, PeopleTable } from './people-table.tsx';
import { useRights } from './use-rights.ts';

/** The permissions of the company's users: role, prices, limits and projects. */
export function PeopleSection({ answer, months }: { answer: UsersAnswer; months: MonthsOfUsers }) {
  const { t } = useTranslation('company');
  const panel = usePanel(accountParams.user);
  return (
    <section className="sec" id="gebruikers" aria-labelledby="company-people">
      <div className="sec__head">
        <h2 id="company-people">{t('people')}</h2>
        <Button icon="plus" className="needs-script" aria-haspopup="dialog" onClick={() => panel.open(newOne)}>
          {t('invite')}
        </Button>
      </div>
      {answer.status === 'known' ? (
        <People answer={answer} months={months} onEdit={(userId) => panel.open(userId)} />
      ) : (
        <UsersFailed />
      )}
      <dl className="roles">
        {companyRoles.map((role) => (
          <div key={role}>
            <dt>{t(`users:role_${role}`)}</dt>
            <dd>{t(`role_${role}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="flag flag--plain">
        <Icon name="eye-off" />
        {t('withoutPrices')}
      </p>
      <OpenedUser answer={answer} panel={panel} />
    </section>
  );
}

interface PeopleProps {
  answer: Extract<UsersAnswer, { status: 'known' }>;
  months: MonthsOfUsers;
  onEdit: (userId: string) => void;
}

function People({ answer, months, onEdit }: PeopleProps) {
  const { t } = useTranslation('company');
  const { users, projects } = answer;
  const rights = useRights();
  const page = paths.company(useVenture());
  return (
    <>
      {rights.refused && (
        <Notice kind="error" title={t('users:changeFailed', { name: fullName(rights.refused.user) })}>
          {rights.refused.refusal.detail ?? t(`account:refusal_${rights.refused.refusal.kind}`)}
        </Notice>
      )}
      <PeopleTable
        users={users}
        projects={projects}
        months={months}
        busyId={rights.busyId}
        onChange={(user, change) => void rights.change(user, change)}
        onEdit={({ id }) => onEdit(id)}
      />
      <UsersPages answer={answer} page={page} />
    </>
  );
}
