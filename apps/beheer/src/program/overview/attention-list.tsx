import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';

interface AttentionItem {
  id: string;
  look: 'bad' | 'wait' | 'new';
  count: number;
  text: string;
  since: string | null;
  to?: string;
}

/** Items that need attention, the most urgent first; healthy ones are left out. */
export function AttentionList({ data }: { data: Overview }) {
  const { t } = useTranslation('beheer-overview');
  const { link } = useScope();
  const needs = attentionItems(data, t);
  return (
    <Card title={t('needs')} bare={needs.length > 0}>
      {needs.length === 0 ? (
        <p className="muted">{t('needsNone')}</p>
      ) : (
        <table className="dt dt--plain dt--tall needs">
          <tbody>
            {needs.map(({ id, look, count, text, since, to }) => (
              <tr key={id}>
                <td className="w0">
                  <StateMark look={look}>
                    <span className="need-n">{showNumber(count)}</span>
                  </StateMark>
                </td>
                <td>
                  <b className="b">{t(`need_${id}`)}</b>
                  <span className="sub">{text}</span>
                </td>
                <td className="n muted m-hide">
                  {since && <Moment at={since}>{t('since', { when: shortMoment(since) })}</Moment>}
                </td>
                <td className="r w0">
                  {to && (
                    <Link className={buttonClass({ look: 'secondary' }, 'btn--s')} to={link(to)}>
                      {t('look')}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

type Words = (key: string, values?: Record<string, string>) => string;

export function attentionItems(data: Overview, t: Words): AttentionItem[] {
  const { refusedByErp, notAtErp, heldForCredit, openQuotes, jobs, registrations, mail, batches, missedSearches } =
    data;
  const together = (amount: number) => t('together', { amount: showEuros(amount) });
  const waiting = (notAtErp?.count ?? 0) - (refusedByErp?.count ?? 0);
  const all: (AttentionItem | null)[] = [
    refusedByErp && {
      id: 'refused',
      look: 'bad',
      count: refusedByErp.count,
      text: together(refusedByErp.amount),
      since: refusedByErp.oldest,
      to: '/orders?erp=refused',
    },
    jobs && {
      id: 'deadLetters',
      look: 'bad',
      count: jobs.deadLetters,
      text: jobs.kinds.map(({ kind, count }) => `${t(`job_${kind}`)} ${count}×`).join(', '),
      since: jobs.oldestDeadLetter,
      to: '/systeem',
    },
    batches && {
      id: 'guarded',
      look: 'wait',
      count: batches.guarded,
      text: t('guardedText'),
      since: batches.oldest,
      to: '/importeren/zendingen?stand=guarded',
    },
    batches && {
      id: 'batches',
      look: 'wait',
      count: batches.failed,
      text: t('batchesText'),
      since: batches.oldest,
      to: '/importeren/zendingen?stand=refused',
    },
    heldForCredit && {
      id: 'held',
      look: 'wait',
      count: heldForCredit.count,
      text: together(heldForCredit.amount),
      since: heldForCredit.oldest,
      to: '/orders?krediet=vast',
    },
    openQuotes && {
      id: 'quotes',
      look: 'wait',
      count: openQuotes.count,
      text: openQuotes.customers.join(', '),
      since: openQuotes.oldest,
      to: '/offertes?stand=open',
    },
    notAtErp && {
      id: 'waiting',
      look: 'wait',
      count: waiting,
      text: t('waitingText'),
      since: notAtErp.oldest,
      to: '/orders?erp=no',
    },
    jobs && {
      id: 'retrying',
      look: 'wait',
      count: jobs.retrying,
      text: t('retryingText'),
      since: null,
      to: '/systeem',
    },
    mail && {
      id: 'mail',
      look: 'wait',
      count: mail.unsent,
      text: t('mailText'),
      since: null,
      to: '/systeem/mails?stand=unsent',
    },
    missedSearches && {
      id: 'missed',
      look: 'new',
      count: missedSearches.total,
      text: missedSearches.terms
        .slice(0, 3)
        .map(({ term, count }) => `${term} ${count}×`)
        .join(', '),
      since: null,
    },
    registrations && {
      id: 'registrations',
      look: 'new',
      count: registrations.count,
      text: registrations.companies.join(', '),
      since: registrations.oldest,
    },
  ];
  return all.filter((need): need is AttentionItem => need !== null && need.count > 0);
}
