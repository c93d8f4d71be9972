import { beheerIntegrationRoutes, type KeyRow } from '@bouwpoort/contract/exchange/connections.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { ConfirmDialog } from '../../frame/kit/confirm-dialog.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { IntegrationsHead } from './integrations-head.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

/** The API keys of machines. */
export function Component() {
  const { t } = useTranslation('beheer-integrations');
  const [search, setSearch] = useAddressParams();
  const mayManage = useHasPermission('integrations.manage');
  const isOpen = mayManage && search.get('nieuw') === '1';
  const [made, setMade] = useState<{ source: string; key: string }>();
  const { data, error, refetch } = useQuery(read(beheerIntegrationRoutes.keys));
  const setOpen = (open: boolean) => setSearch({ nieuw: open ? '1' : undefined });
  const begin = () => setOpen(true);
  useShortcut({ keys: 'C', label: t('newKey'), group: t('integrations') }, begin, { enabled: mayManage && !isOpen });
  return (
    <>
      <IntegrationsHead>
        <PermissionButton permission="integrations.manage" look="primary" icon="plus" onClick={begin}>
          {t('newKey')}
          <Keys keys="C" />
        </PermissionButton>
      </IntegrationsHead>
      {made && <ShownOnce title={t('newKeyFor', { source: made.source })} secret={made.key} />}
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.keys.length === 0 && <EmptyNotice icon="b-key" title={t('keysNone')} text={t('keysNoneText')} />}
      {data && data.keys.length > 0 && <KeysTable keys={data.keys} />}
      <KeyDialog open={isOpen} onClose={() => setOpen(false)} onMade={setMade} />
    </>
  );
}

function KeysTable({ keys }: { keys: readonly KeyRow[] }) {
  const { t } = useTranslation('beheer-integrations');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const [ending, setEnding] = useState<KeyRow>();
  const end = useMutation({
    mutationFn: ({ keyId }: KeyRow) => call(beheerIntegrationRoutes.endKey, { params: { keyId } }),
    onSuccess: (_, { source }) => {
      notify({ text: t('keyEnded', { source }) });
      setEnding(undefined);
      return client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.keys.path] });
    },
  });
  return (
    <Card bare>
      <table className="dt dt--plain dt--tall dt--stack">
        <TableHead
          columns={[
            t('columnName'),
            t('columnMay'),
            t('columnVenture'),
            { label: t('columnUsed'), className: 'p2' },
            { label: t('columnExpires'), className: 'p2' },
            t('columnState'),
          ]}
          actions={t('endKey')}
        />
        <tbody>
          {keys.map((key) => (
            <tr key={key.keyId} className={key.endedAt ? 'is-dim' : undefined}>
              <td>
                <b className="b">{key.source}</b>
                <span className="sub">{t('keyNumber', { id: String(key.keyId) })}</span>
              </td>
              <td className="m-full">
                <span className="scopes">
                  {key.scopes.map((scope) => (
                    <code key={scope}>{scope}</code>
                  ))}
                </span>
              </td>
              <td>
                {key.ventureIds.map((ventureId) => (
                  <div key={ventureId}>
                    <VentureTag ventureId={ventureId} />
                  </div>
                ))}
              </td>
              <td className="n muted p2">{key.lastUsedAt ? <Moment at={key.lastUsedAt} /> : t('neverUsed')}</td>
              <td className="n muted p2">{key.expiresAt ? <Moment at={key.expiresAt} /> : t('noEnd')}</td>
              <td className="n m-r">
                <KeyState row={key} />
              </td>
              <td className="r w0 m-full">
                {!key.endedAt && (
                  <PermissionButton permission="integrations.manage" className="btn--s" onClick={() => setEnding(key)}>
                    {t('endKey')}
                    <span className="sr-only"> {key.source}</span>
                  </PermissionButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={ending !== undefined}
        onClose={() => {
          setEnding(undefined);
          end.reset();
        }}
        title={t('endKeyTitle', { source: ending?.source ?? '' })}
        confirm={t('endKeyDo')}
        onConfirm={() => ending && end.mutate(ending)}
        isBusy={end.isPending}
        error={end.error}
      >
        {t('endKeyText')}
      </ConfirmDialog>
    </Card>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const soonDays = 60;

function KeyState({ row: { endedAt, expiresAt, lastUsedAt } }: { row: KeyRow }) {
  const { t } = useTranslation('beheer-integrations');
  if (endedAt) return <StateMark look="off">{t('key-ended')}</StateMark>;
  const days = expiresAt === null ? null : Math.ceil((Date.parse(expiresAt) - Date.now()) / dayMs);
  if (days !== null && days <= 0) return <StateMark look="off">{t('key-expired')}</StateMark>;
  if (days !== null && days <= soonDays) return <StateMark look="wait">{t('key-soon', { count: days })}</StateMark>;
  return lastUsedAt ? (
    <StateMark look="ok">{t('key-active')}</StateMark>
  ) : (
    <StateMark look="new">{t('key-new')}</StateMark>
  );
}
