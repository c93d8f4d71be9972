import type { ApprovalDetails } from '@bouwpoort/contract/ordering/approvals';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { shortMoment } from '../../frame/texts/dates.ts';
import { listNames, showDay } from './approval-words.ts';

/** The history of a request, and what it waits for. */
export function ApprovalEvents({ approval }: { approval: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const { events, state, waitsFor, branchName, expiresOn } = approval;
  return (
    <section className="sec">
      <h2 className="h-s">{t('history')}</h2>
      <ol className="timeline">
        {events.map(({ kind, actor, onBehalfOf, note, at }) => (
          <li className="done" key={`${kind} ${at} ${actor}`}>
            <span className="timeline__dot" />
            <b>
              {t(`event_${kind}`, {
                actor: onBehalfOf ? t('actorFor', { actor, other: onBehalfOf }) : actor,
                branch: branchName,
              })}
            </b>
            <time dateTime={at}>{shortMoment(at)}</time>
            {note && <p className="preline">{note}</p>}
          </li>
        ))}
        {state === 'waiting' && (
          <li className="now">
            <span className="timeline__dot" />
            <b>{waitsFor.length > 0 ? t('waitsFor', { names: listNames(waitsFor) }) : t('waitsForNobody')}</b>
            <time dateTime={expiresOn}>{t('until', { day: showDay(expiresOn) })}</time>
          </li>
        )}
        {state === 'waiting' && (
          <li className="todo">
            <span className="timeline__dot" />
            <span>{t('event_ordered', { branch: branchName })}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
