import {
  beheerIntegrationRoutes,
  type DeliveryRow,
  type WebhookRow,
} from '@bouwpoort/contract/exchange/connections.staff';
import { permissionForEvent } from '@bouwpoort/contract/exchange/exchange-permissions';
import type { ShopEvent } from '@bouwpoort/contract/organisation/webhooks';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inBackground } from '../../frame/api/background.ts';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { ConfirmDialog } from '../../frame/kit/confirm-dialog.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton, PermissionNote } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { Switch } from '../../frame/kit/switch.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureMark } from '../../frame/kit/venture-mark.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { fullMoment } from '../../frame/texts/dutch-time.ts';
import { IntegrationsHead } from './integrations-head.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useMissingPermission } from './use-missing-permission.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

interface NewSecret {
  webhookId: number;
  url: string;
  secret: string;
  /** Of the secret it replaces. */
  previousUntil?: string;
}

/** Webhooks: which events are sent where, and the responses. */
export function Component() {
  const { t } = useTranslation('beheer-integrations');
  const [search, setSearch] = useAddressParams();
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<NewSecret>();
  const { data, error, refetch } = useQuery(read(beheerIntegrationRoutes.webhooks));
  const webhooks = data?.webhooks ?? [];
  const chosen = webhooks.find(({ webhookId }) => String(webhookId) === search.get('webhook')) ?? webhooks[0];
  return (
    <>
      <IntegrationsHead>
        <PermissionButton permission="integrations.manage" look="primary" icon="plus" onClick={() => setNew(true)}>
          {t('newWebhook')}
        </PermissionButton>
      </IntegrationsHead>
      {made && made.webhookId === chosen?.webhookId && (
        <ShownOnce
          title={t('newWebhookFor', { url: made.url })}
          text={made.previousUntil && t('previousSecretUntil', { moment: fullMoment(made.previousUntil) })}
          secret={made.secret}
        />
      )}
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && webhooks.length === 0 && (
        <EmptyNotice icon="b-webhook" title={t('webhooksNone')} text={t('webhooksNoneText')} />
      )}
      {chosen && (
        <div className="cols cols--aside">
          <Deliveries key={chosen.webhookId} webhook={chosen} onNewSecret={setMade} />
          <Card title={t('tabWebhooks')} bare>
            <table className="dt dt--plain dt--tall">
              <TableHead columns={[t('columnName'), t('columnState')]} isHidden />
              <tbody>
                {webhooks.map((webhook) => (
                  <tr key={webhook.webhookId} className={classNames(webhook === chosen && 'is-cursor')}>
                    <td>
                      <button
                        type="button"
                        className="link b"
                        aria-pressed={webhook === chosen}
                        onClick={() => setSearch({ webhook: String(webhook.webhookId) })}
                      >
                        {new URL(webhook.url).host}
                        <span className="webhook-path">{new URL(webhook.url).pathname}</span>
                      </button>
                      <span className="sub">{t('eventCount', { count: webhook.events.length })}</span>
                    </td>
                    <td className="n">
                      <WebhookState webhook={webhook} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        </div>
      )}
      <WebhookDialog
        open={isNew}
        onClose={() => setNew(false)}
        onMade={(secret) => {
          setMade(secret);
          setSearch({ webhook: String(secret.webhookId) });
        }}
      />
    </>
  );
}

function WebhookState({ webhook: { isActive, failingSince } }: { webhook: WebhookRow }) {
  const { t } = useTranslation('beheer-integrations');
  if (!isActive) return <StateMark look="bad">{t('webhook-off')}</StateMark>;
  return failingSince ? (
    <StateMark look="wait">{t('webhook-failing')}</StateMark>
  ) : (
    <StateMark look="ok">{t('webhook-on')}</StateMark>
  );
}

interface DeliveriesProps {
  webhook: WebhookRow;
  onNewSecret: (made: NewSecret) => void;
}

function Deliveries({ webhook, onNewSecret }: DeliveriesProps) {
  const { t } = useTranslation('beheer-integrations');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const mayManage = useHasPermission('integrations.manage', { ventureId: webhook.ventureId });
  const missing = useMissingPermission();
  // Enabling a webhook shares its events, so the user needs permission to read them.
  const tells = (webhook.events as ShopEvent[]).map((event) => permissionForEvent[event]);
  const mayNotStart = webhook.isActive ? undefined : missing(tells, [webhook.ventureId]);
  const params = { webhookId: webhook.webhookId };
  const { data, error, refetch } = useQuery({
    ...read(beheerIntegrationRoutes.deliveries, { params, headers: inBackground }),
    refetchInterval: 5000,
  });
  const [openId, setOpenId] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.webhooks.path] });
  const replay = useMutation({
    mutationFn: (deliveryId: string) => call(beheerIntegrationRoutes.replay, { params: { ...params, deliveryId } }),
    onSuccess: async () => {
      notify({ text: t('sentAgain') });
      await refetch();
    },
  });
  const change = useMutation({
    mutationFn: (isActive: boolean) => call(beheerIntegrationRoutes.switchWebhook, { params, body: { isActive } }),
    onSuccess: refresh,
  });
  const [asks, setAsks] = useState<'secret' | 'remove'>();
  const renew = useMutation({
    mutationFn: () => call(beheerIntegrationRoutes.renewWebhookSecret, { params }),
    onSuccess: (renewed) => {
      setAsks(undefined);
      onNewSecret({ ...params, url: webhook.url, ...renewed });
    },
  });
  const remove = useMutation({
    mutationFn: () => call(beheerIntegrationRoutes.removeWebhook, { params }),
    onSuccess: () => {
      setAsks(undefined);
      notify({ text: t('webhookRemoved') });
      return refresh();
    },
  });
  const failure = replay.error ?? change.error;
  const deliveries = data?.deliveries ?? [];
  const opened = deliveries.find(({ deliveryId }) => deliveryId === openId);
  return (
    <Card
      title={t('deliveries')}
      tools={
        <span className="acts">
          <span className="vt mini muted">
            <VentureMark ventureId={webhook.ventureId} />
            {webhook.url}
          </span>
          <Switch
            label={t('webhookOn')}
            isOn={webhook.isActive}
            disabled={!mayManage || mayNotStart !== undefined || change.isPending}
            onChange={(isOn) => change.mutate(isOn)}
          />
          <PermissionButton
            permission="integrations.manage"
            className="btn--s"
            look="quiet"
            onClick={() => setAsks('secret')}
          >
            {t('newSecret')}
          </PermissionButton>
          <PermissionButton
            permission="integrations.manage"
            className="btn--s"
            look="quiet"
            onClick={() => setAsks('remove')}
          >
            {t('removeWebhook')}
          </PermissionButton>
        </span>
      }
      foot={<span>{webhook.events.join(', ')}</span>}
      bare
    >
      {mayManage && mayNotStart && (
        <div className="sheet__body">
          <PermissionNote permission="integrations.manage" reason={t('mayNotStart', { reason: mayNotStart })} />
        </div>
      )}
      {failure && <Notice kind="error" title={failure.message} />}
      {error && !data && <LoadError error={error} retry={refetch} />}
      {data && deliveries.length === 0 && (
        <div className="sheet__body">
          <p className="muted">{t('deliveriesNone')}</p>
        </div>
      )}
      {deliveries.length > 0 && (
        <table className="dt dt--plain">
          <TableHead
            columns={[
              t('columnTime'),
              t('columnEvent'),
              t('columnAnswer'),
              { label: t('columnDuration'), className: 'r' },
              { label: t('columnTry'), className: 'r p2' },
            ]}
            actions={t('again')}
          />
          <tbody>
            {deliveries.map((delivery) => (
              <tr key={delivery.deliveryId}>
                <td className="n muted">
                  <Moment at={delivery.createdAt} show="precise" />
                </td>
                <td>
                  <button
                    type="button"
                    className="link code"
                    aria-expanded={delivery.deliveryId === openId}
                    onClick={() => setOpenId(delivery.deliveryId === openId ? undefined : delivery.deliveryId)}
                  >
                    {delivery.event}
                  </button>
                </td>
                <td className="n">
                  <Answer delivery={delivery} />
                </td>
                <td className="r n">
                  {delivery.answerMilliseconds === null ? '' : `${delivery.answerMilliseconds} ms`}
                </td>
                <td className="r p2">{delivery.attempts}</td>
                <td className="r w0">
                  <PermissionButton
                    permission="integrations.manage"
                    className="btn--s"
                    onClick={() => replay.mutate(delivery.deliveryId)}
                  >
                    {t('again')}
                    <span className="sr-only"> {delivery.event}</span>
                  </PermissionButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {opened && (
        <div className="sheet__body">
          <div className="exchange-pane">
            <section aria-label={t('sent')}>
              <pre>{`POST ${new URL(webhook.url).pathname}\nwebhook-id: ${opened.deliveryId}\n\n${opened.payload ?? t('payloadHidden')}`}</pre>
            </section>
            <section aria-label={t('columnAnswer')}>
              <pre>{`${opened.answerStatus === null ? t('noAnswer') : `HTTP ${opened.answerStatus}`}\n${opened.answerText ?? opened.error ?? ''}`}</pre>
            </section>
          </div>
          <Button look="quiet" className="btn--s" onClick={() => setOpenId(undefined)}>
            {t('closeDelivery')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asks === 'secret'}
        onClose={() => {
          setAsks(undefined);
          renew.reset();
        }}
        title={t('newSecretTitle')}
        confirm={t('newSecretDo')}
        onConfirm={() => renew.mutate()}
        isBusy={renew.isPending}
        error={renew.error}
      >
        {t('newSecretText', { url: webhook.url })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'remove'}
        onClose={() => {
          setAsks(undefined);
          remove.reset();
        }}
        title={t('removeWebhookTitle')}
        confirm={t('removeWebhookDo')}
        onConfirm={() => remove.mutate()}
        isBusy={remove.isPending}
        error={remove.error}
      >
        {t('removeWebhookText', { url: webhook.url })}
      </ConfirmDialog>
    </Card>
  );
}

function Answer({ delivery: { deliveredAt, answerStatus, lastAttemptAt, error } }: { delivery: DeliveryRow }) {
  const { t } = useTranslation('beheer-integrations');
  if (deliveredAt) return <StateMark look="done">{answerStatus}</StateMark>;
  if (answerStatus !== null) return <StateMark look="bad">{answerStatus}</StateMark>;
  return lastAttemptAt === null ? (
    <StateMark look="busy">{t('onItsWay')}</StateMark>
  ) : (
    <span title={error ?? undefined}>
      <StateMark look="wait">{t('noAnswer')}</StateMark>
    </span>
  );
}
