import { type BeheerMessage, beheerSiteRoutes } from '@bouwpoort/contract/organisation/site.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';
import { VentureMark } from '../../frame/kit/venture-mark.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { shortDay } from '../../frame/texts/dutch-time.ts';
import { WebHead } from '../../organisation/ventures/web-head.tsx';
import { MessageForm } from './message-form.tsx';
import { stripDays, stripPart } from './message-period.ts';

const fresh = 'nieuw';
const looks: Readonly<Record<BeheerMessage['state'], StateLook>> = {
  ...({ online: 'ok', planned: 'new', draft: 'off', past: 'done' } as const),
};

export function Component() {
  const { t } = useTranslation('beheer-web');
  const { messageId } = useParams();
  const { link, venture } = useScope();
  const navigate = useNavigate();
  const may = useHasPermission('content.edit');
  const { data, error, refetch } = useQuery(read(beheerSiteRoutes.messages));
  const messages = data?.messages.filter(({ ventureIds }) => !venture || ventureIds.includes(venture.ventureId));
  const chosen = messages?.find((one) => one.messageId === messageId);
  const add = () => navigate(link(`/menu/berichten/${fresh}`));
  useShortcut({ keys: 'C', label: t('newMessage'), group: t('messages') }, add, { enabled: may });
  const today = dayOf(new Date());
  const days = stripDays(today);
  return (
    <>
      <WebHead />
      {error && <LoadError error={error} retry={refetch} />}
      <div className={classNames('cols', (chosen || messageId === fresh) && 'cols--aside')}>
        <Card
          title={t('messagesOnSite')}
          bare
          tools={
            <span className="push acts">
              <span className="muted">
                {t('fromTo', { from: shortDay(days[0] ?? today), to: shortDay(days.at(-1) ?? today) })}
              </span>
              <PermissionButton permission="content.edit" look="primary" className="btn--s" icon="plus" onClick={add}>
                {t('newMessage')}
                <Keys keys="C" />
              </PermissionButton>
            </span>
          }
        >
          {messages?.length === 0 ? (
            <EmptyNotice icon="info" title={t('noMessages')} text={t('noMessagesText')} />
          ) : (
            <table className="dt dt--plain dt--stack">
              <TableHead columns={[t('message'), t('ventures'), t('period'), t('state')]} />
              <tbody>
                {messages?.map((one) => (
                  <tr key={one.messageId} aria-current={one === chosen ? 'true' : undefined}>
                    <td className="m-full">
                      <Link className="msg__name" to={link(`/menu/berichten/${one.messageId}`)}>
                        <Icon name={one.kind} size="small" />
                        {one.message}
                      </Link>
                      <p className="muted">
                        {t(`kind-${one.kind}`)}, {periodText(t, one)}
                      </p>
                    </td>
                    <td className="n">
                      <span className="msg__ventures">
                        {one.ventureIds.slice(0, 4).map((ventureId) => (
                          <VentureMark key={ventureId} ventureId={ventureId} />
                        ))}
                        {one.ventureIds.length}
                      </span>
                    </td>
                    <td className="m-hide">
                      <Strip message={one} days={days} today={today} />
                    </td>
                    <td className="n">
                      <StateMark look={looks[one.state]}>{t(`state-${one.state}`)}</StateMark>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Card>
        {(chosen || messageId === fresh) && (
          <MessageForm
            key={messageId}
            message={chosen}
            onDone={(id) => navigate(link(`/menu/berichten${id ? `/${id}` : ''}`))}
          />
        )}
      </div>
    </>
  );
}

function periodText(t: Translate, { firstDay, lastDay }: BeheerMessage): string {
  if (firstDay === null && lastDay === null) return t('noPeriod');
  if (firstDay === null) return t('until', { to: shortDay(lastDay ?? '') });
  return lastDay === null
    ? t('from', { from: shortDay(firstDay) })
    : t('fromTo', { from: shortDay(firstDay), to: shortDay(lastDay) });
}

/** A timeline of three weeks with the period on it; the text stands beside it. */
function Strip({ message, days, today }: { message: BeheerMessage; days: readonly string[]; today: string }) {
  const part = message.state === 'draft' ? undefined : stripPart(message, days);
  const share = (at: number) => `${(at / days.length) * 100}%`;
  return (
    <span className="strip" aria-hidden="true">
      {part && (
        <i
          className={classNames('strip__part', message.state === 'planned' && 'strip__part--planned')}
          style={{ left: share(part.from), width: share(part.to - part.from) }}
        />
      )}
      <i className="strip__today" style={{ left: share(days.indexOf(today) + 0.5) }} />
    </span>
  );
}
