import { TabLinks } from '@bouwpoort/ui/molecules/tabs.tsx';
import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { PeopleSection } from '../../customers/company/people-section.tsx';
import type { MonthsOfUsers } from '../../customers/company/people-table.tsx';
import { asksForOtherUsers, readUsersAddress } from '../../customers/users/account-address.ts';
import { loadUsers } from '../../customers/users/load-users.ts';
import { AccountShell } from '../../frame/account-frame/account-shell.tsx';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import { type CompanySettings, loadCompanyRules } from '../../ordering/approvals/load-company-rules.ts';
import { CompanyRules } from '../../ordering/company-rules/company-rules.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/company.page.ts';

export const links = companyStyles;

const namespaces = ['company', 'company-rules', 'budgets', 'users', 'account', 'account-frame'];

export async function loader({ url, context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const { api, chrome, session } = opened;
  const isManager = session?.siteUser.isManager === true && session.siteUser.ventureId === chrome.venture.id;
  const [people, rules, texts] = await Promise.all([
    isManager ? loadUsers(opened, readUsersAddress(url.searchParams)) : null,
    isManager ? loadCompanyRules(opened) : null,
    loadTexts(api, namespaces),
  ]);
  // Only users who manage the company have settings here.
  if (!people) throw redirect(paths.account(chrome.venture));
  const { customerName = '', customerId = '' } = session?.customer ?? {};
  return { people, rules, customer: { name: customerName, number: customerId }, texts };
}

/** Opening a panel needs no request to the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return defaultShouldRevalidate && (!isSamePage || asksForOtherUsers(currentUrl, nextUrl));
};

/** The permissions of the users of a company. */
export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('company');
  const { people, rules, customer } = loaderData;
  return (
    <ToastRegion>
      <PageHead title={t('title')} disableIndexing />
      <AccountShell title={t('title')}>
        <div className="top">
          <div className="top__text">
            <h1>{t('title')}</h1>
            <p className="top__sub">{t('ofCustomer', customer)}</p>
          </div>
        </div>
        {rules && <Parts people={people.status === 'known' ? people.total : 0} rules={rules} />}
        <div className="flow">
          <PeopleSection answer={people} months={monthsOf(rules)} />
          {rules && <CompanyRules company={rules} />}
        </div>
      </AccountShell>
    </ToastRegion>
  );
}

function monthsOf(rules: CompanySettings | null): MonthsOfUsers {
  return new Map(rules?.people.map(({ id, thisMonth }) => [id, thisMonth]));
}

/** Links to the sections of the page. */
function Parts({ people, rules }: { people: number; rules: CompanySettings }) {
  const { t } = useTranslation('company-rules');
  const part = (label: string, hash: string, count?: number) => ({
    ...{ label, href: `#${hash}`, current: false },
    ...(count ? { count } : {}),
  });
  return (
    <TabLinks
      label={t('tabsLabel')}
      tabs={[
        part(t('company:people'), 'gebruikers', people),
        part(t('tabRules'), 'regels', rules.rules.length),
        part(t('tabBudgets'), 'budgetten', rules.budgets.length),
        part(t('tabStandIns'), 'vervangen'),
      ]}
    />
  );
}
