import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { SystemHead } from './system-head.tsx';

/** The running version and its settings; secrets are only shown as set. */
export function Component() {
  const { t } = useTranslation('beheer-system');
  const { data, error, refetch } = useQuery(read(beheerSystemRoutes.about));
  return (
    <>
      <SystemHead />
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="20rem" />}
      {data && (
        <div className="cols cols--aside">
          <Card title={t('settings')} foot={<span>{t('settingsFoot')}</span>} bare>
            <table className="dt dt--plain dt--stack">
              <TableHead columns={[t('columnSetting'), t('columnValue'), t('columnOrigin')]} />
              <tbody>
                {data.settings.map(({ name, value, isSecret, isGiven, meaning }) => (
                  <tr key={name}>
                    <td className="code m-full" title={meaning}>
                      {name}
                    </td>
                    <td className="settings-value">
                      {isSecret && isGiven ? (
                        <span className="muted">{t('secretSet')}</span>
                      ) : (
                        value || <span className="muted">{t('notSet')}</span>
                      )}
                    </td>
                    <td className="muted n">{t(isGiven ? 'settingGiven' : 'settingDefault')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
          <Card title={t('versions')}>
            <Facts
              facts={[
                [t('versionApp'), data.versions.app],
                ['Node', data.versions.node],
                ['PostgreSQL', data.versions.postgres],
                [t('versionMigration'), data.versions.migration],
              ]}
            />
          </Card>
        </div>
      )}
    </>
  );
}
