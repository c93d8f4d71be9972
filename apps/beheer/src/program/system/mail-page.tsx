import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { MailState } from './mails-page.tsx';

export function Component() {
  const { t } = useTranslation('beheer-system');
  const { link } = useScope();
  const { mailId = '' } = useParams();
  const client = useQueryClient();
  const notify = useUndoNotice();
  const { data, error, refetch } = useQuery(read(beheerSystemRoutes.mail, { params: { mailId } }));
  const resend = useMutation({
    mutationFn: () => call(beheerSystemRoutes.resendMail, { params: { mailId } }),
    onSuccess: async () => {
      notify({ text: t('mailResent') });
      await client.invalidateQueries({ queryKey: [beheerSystemRoutes.mails.path] });
      await refetch();
    },
  });
  if (error && !data) return <RecordError error={error} retry={refetch} list="/systeem/mails" />;
  if (!data) return <Skeleton height="20rem" />;
  return (
    <>
      <PageHead
        title={data.subject}
        mark={<MailState mail={data} />}
        crumbs={[
          { label: t('system'), href: link('/systeem') },
          { label: t('tabMails'), href: link('/systeem/mails') },
        ]}
      >
        <PermissionButton
          permission="system.act"
          where={{ ventureId: data.ventureId }}
          state={resend.isPending ? 'busy' : 'idle'}
          onClick={() => resend.mutate()}
        >
          <BeheerIcon name="b-send" />
          {t('mailResend')}
        </PermissionButton>
      </PageHead>
      {resend.error && <Notice kind="error" title={resend.error.message} />}
      {data.lastError && <Notice kind="error" title={data.lastError} />}
      <div className="cols cols--aside">
        <Card title={t('mailText')} foot={<span>{t('mailLinksHidden')}</span>}>
          <div className="mail-text">{data.text}</div>
        </Card>
        <Card title={t('mailFacts')}>
          <Facts
            facts={[
              [t('columnTo'), data.to],
              [t('mailFrom'), data.from],
              [t('columnVenture'), <VentureTag key="venture" ventureId={data.ventureId} />],
              [t('columnKind'), t([`mailKind-${data.kind}`, data.kind])],
              [t('mailWritten'), <Moment key="written" at={data.createdAt} show="full" />],
              [t('mail-sent'), data.sentAt ? <Moment key="sent" at={data.sentAt} show="full" /> : '–'],
              [t('columnAttempts'), String(data.attempts)],
              ...(data.orderIds.length > 0
                ? ([
                    [
                      t('mailOrders'),
                      data.orderIds.map((orderId) => (
                        <Link key={orderId} to={link(`/orders/${orderId}`)}>
                          {orderId}{' '}
                        </Link>
                      )),
                    ],
                  ] as const)
                : []),
            ]}
          />
        </Card>
      </div>
    </>
  );
}
