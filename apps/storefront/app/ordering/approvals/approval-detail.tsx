import type { ApprovalDetails } from '@bouwpoort/contract/ordering/approvals';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, type Ref, useState } from 'react';
import { PersonLabel } from '../../frame/account-frame/person-label.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useOutcomeHeading } from '../../frame/chrome/use-outcome-heading.ts';
import { usePendingApprovalCount } from '../../frame/header/pending-approval-count.ts';
import { shortMoment } from '../../frame/texts/dates.ts';
import { paths } from '../../frame/web/paths.ts';
import { BudgetImpact } from '../budgets/budget-bar.tsx';
import { ApprovalEvents } from './approval-events.tsx';
import { ApprovalLines } from './approval-lines.tsx';
import { arrivalWords, deliveryWords, firstNameOf, listNames, outcomeWords, reasonWords } from './approval-words.ts';
import { BackToCart } from './back-to-cart.tsx';
import { ApproveSheet, DenySheet } from './decision-sheets.tsx';
import { editedOrder, orderedCount } from './edited-order.ts';
import { RemindButton } from './remind-button.tsx';
import { useSubmitOnce } from './use-submit-once.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface ApprovalDetailProps {
  approval: ApprovalDetails;
  /** The visitor pressed Akkoord in the list: the sheet is the confirmation. */
  opensSheet: boolean;
}

export function ApprovalDetail({ approval, opensSheet }: ApprovalDetailProps) {
  const { isForYou, obstacle, state } = approval;
  const [sheet, setSheet] = useState<'approve' | 'deny' | 'withdraw' | null>(
    opensSheet && isForYou && !obstacle ? 'approve' : null,
  );
  const [agreed, setAgreed] = useState(false);
  const hasAgreed = agreed && !isForYou;
  const heading = useOutcomeHeading(hasAgreed ? 'agreed' : state);
  if (hasAgreed) return <Agreed approval={approval} heading={heading} />;
  return (
    <>
      <Ask approval={approval} heading={heading} />
      <Body approval={approval} onSheet={setSheet} />
      <ApproveSheet
        approval={approval}
        open={sheet === 'approve' && isForYou}
        onClose={() => setSheet(null)}
        onDone={() => {
          setSheet(null);
          setAgreed(true);
        }}
      />
      <DenySheet approval={approval} open={sheet === 'deny' && isForYou} onClose={() => setSheet(null)} />
      <WithdrawDialog
        approvalId={sheet === 'withdraw' && state === 'waiting' ? approval.approvalId : null}
        onClose={() => setSheet(null)}
      />
    </>
  );
}

/** The headings of a colleague's request. */
const headings = {
  waiting: 'wants',
  ordered: 'bought',
  denied: 'wanted',
  withdrawn: 'wanted',
  expired: 'wanted',
} as const;

interface OutcomeProps {
  approval: ApprovalDetails;
  heading: Ref<HTMLHeadingElement>;
}

function Ask({ approval, heading }: OutcomeProps) {
  const { t } = useTranslation('approvals');
  const { requester, isMine, totals, note } = approval;
  const venture = useVenture();
  const amount = totals?.subtotal;
  const words = isMine ? 'yourRequest' : headings[approval.state];
  return (
    <div className="ask">
      <PersonLabel
        name={requester}
        sub={[shortMoment(approval.askedAt), approval.onBehalfOf && t('onBehalfOf', { name: approval.onBehalfOf })]
          .filter(Boolean)
          .join(' · ')}
      />
      <h1 ref={heading} tabIndex={-1}>
        {t(amount === undefined ? `${words}NoPrice` : words, { name: firstNameOf(requester) })}{' '}
        {amount !== undefined && <span className="nowrap">{showEuros(amount)}</span>}
      </h1>
      {note && <blockquote className="ask__note">{note}</blockquote>}
      <dl className="ask__facts">
        <Fact icon="hard-hat" label={t('site')}>
          {approval.projectId === null ? (
            approval.projectName || t('none')
          ) : (
            <Anchor href={paths.site(venture, approval.projectId)}>{approval.projectName}</Anchor>
          )}
        </Fact>
        <Fact icon="truck" label={t(approval.method === 'instorepickup' ? 'pickup' : 'delivery')}>
          {deliveryWords(t, approval) || t('none')}
        </Fact>
        {approval.costCentre && (
          <Fact icon="tag" label={t('costCentre')}>
            {approval.costCentre}
          </Fact>
        )}
        <Fact icon="file-text" label={t('reference')}>
          {approval.reference || t('none')}
        </Fact>
        <Fact icon="approve" label={t(approval.isForYou ? 'why' : 'whyOther')}>
          {reasonWords(t, approval.reason)}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({
  icon,
  label,
  children,
}: {
  icon: 'hard-hat' | 'truck' | 'tag' | 'file-text' | 'approve';
  label: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        <Icon name={icon} size="control" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Body({
  approval,
  onSheet,
}: {
  approval: ApprovalDetails;
  onSheet: (sheet: 'approve' | 'deny' | 'withdraw') => void;
}) {
  const { t } = useTranslation('approvals');
  const { isForYou, obstacle, state } = approval;
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number> | null>(null);
  const sending = useSubmitOnce(t('failed'));
  const { send, isBusy, refusal } = sending;
  const name = firstNameOf(approval.requester);
  const edited = quantities && editedOrder(approval, quantities);
  const totals = edited ? edited.totals : approval.totals;
  const lines = edited?.lines ?? approval.lines;
  const save = async (lines: { contentId: string; quantity: number }[], thenApprove: boolean) => {
    const { approvalId, version } = approval;
    const isDone = await send((api, headers) =>
      api.call('approvals.change', { params: { approvalId }, body: { version, lines }, headers }),
    );
    if (!isDone) return;
    setQuantities(null);
    if (thenApprove) onSheet('approve');
  };
  const apply = () =>
    save(
      approval.lines.map(({ contentId, quantity }) => ({
        contentId,
        quantity: quantities?.get(contentId) ?? quantity,
      })),
      true,
    );
  return (
    <div className="with-side with-side--wide">
      <div className="flow">
        {refusal && <Notice kind="error" title={refusal} />}
        {obstacle && (
          <Notice kind="error" title={t('obstacle')}>
            <p>{obstacle}</p>
          </Notice>
        )}
        {state !== 'waiting' && (
          <Notice kind={state === 'ordered' ? 'success' : 'attention'} title={outcomeWords(t, approval)} />
        )}
        {state === 'waiting' && <BudgetImpact budgets={approval.budgets} thisOrder={totals?.subtotal ?? 0} />}
        {quantities ? (
          <Notice icon="pencil" title={t('editing', { name })}>
            {edited && edited.changed > 0 && totals ? (
              <p>
                {t('editedLines', {
                  count: edited.changed,
                  difference: showEuros(toWire(decimal(totals.askedSubtotal).minus(totals.subtotal).abs())),
                  less: totals.subtotal <= totals.askedSubtotal ? t('less') : t('more'),
                  name,
                })}
              </p>
            ) : (
              <p>{t('editingText', { name })}</p>
            )}
          </Notice>
        ) : (
          state === 'waiting' && <Changed approval={approval} />
        )}
        <ApprovalLines
          lines={lines}
          isEditing={quantities !== null}
          onQuantity={(contentId, quantity) => setQuantities((now) => new Map([...(now ?? []), [contentId, quantity]]))}
          action={
            isForYou &&
            (quantities || approval.isChanged ? (
              <Button
                look="quiet"
                icon="return"
                disabled={isBusy}
                onClick={() => (quantities ? setQuantities(null) : save([], false))}
              >
                {t('asAsked')}
              </Button>
            ) : (
              <Button look="quiet" icon="pencil" onClick={() => setQuantities(new Map())}>
                {t('editLines')}
              </Button>
            ))
          }
        />
        <ApprovalEvents approval={approval} />
      </div>
      <aside aria-label={t(isForYou ? 'yourDecision' : 'decision')}>
        <div className="summary">
          <h2>{t(isForYou ? 'yourDecision' : 'decision')}</h2>
          {totals && (
            <dl className="sums">
              <div>
                <dt>{t('articles', { count: orderedCount(lines) })}</dt>
                <dd>{showEuros(totals.items)}</dd>
              </div>
              {totals.handling > 0 && (
                <div>
                  <dt>{t('handling')}</dt>
                  <dd>{showEuros(totals.handling)}</dd>
                </div>
              )}
              <div className="sums__total">
                <dt>{t('totalExVat')}</dt>
                <dd>{showEuros(totals.subtotal)}</dd>
              </div>
            </dl>
          )}
          <div className="summary__do">
            {isForYou && quantities && (
              <>
                <Button look="primary" size="large" block icon="check" state={isBusy ? 'busy' : 'idle'} onClick={apply}>
                  {t('applyEdit')}
                </Button>
                <Button block onClick={() => setQuantities(null)}>
                  {t('cancel')}
                </Button>
              </>
            )}
            {isForYou && !quantities && (
              <div className="decide max-m:hidden">
                <Button
                  look="primary"
                  size="large"
                  block
                  icon="check"
                  disabled={obstacle !== null}
                  onClick={() => onSheet('approve')}
                >
                  {t('approveOrder')}
                </Button>
                <Button block onClick={() => setQuantities(new Map())}>
                  {t('editLines')}
                </Button>
                <Button look="danger" block onClick={() => onSheet('deny')}>
                  {t('deny')}
                </Button>
              </div>
            )}
            {approval.isMine && state === 'waiting' && (
              <>
                <RemindButton approval={approval} sending={sending} block />
                <Button look="danger" block onClick={() => onSheet('withdraw')}>
                  {t('withdraw')}
                </Button>
              </>
            )}
            <OrderLinks approval={approval} />
            <BackToCart approval={approval} />
          </div>
          {edited && edited.changed > 0 && totals && (
            <p className="small muted">
              {t('wasText')} <span className="was">{showEuros(totals.askedSubtotal)}</span>. {t('wasMail', { name })}
            </p>
          )}
          {isForYou && !edited?.changed && (
            <p className="small muted">{t(approval.isLast ? 'decisionText' : 'decisionTextSecond', { name })}</p>
          )}
          {!isForYou && state === 'waiting' && <p className="small muted">{outcomeWords(t, approval)}</p>}
        </div>
      </aside>
      {isForYou && !quantities && (
        <div className="order-bar order-bar--two">
          <Button look="danger" size="large" onClick={() => onSheet('deny')}>
            {t('deny')}
          </Button>
          <Button
            look="primary"
            size="large"
            icon="check"
            disabled={obstacle !== null}
            onClick={() => onSheet('approve')}
          >
            {t('approve')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Changes since the request was made, above the lines. */
function Changed({ approval }: { approval: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const changes = approval.lines.flatMap((line) => line.changes.map((change) => ({ line, change })));
  if (changes.length === 0) return null;
  return (
    <Notice
      kind="attention"
      title={t(approval.isMine ? 'changedMine' : 'changedTitle', {
        count: changes.length,
        name: firstNameOf(approval.requester),
      })}
    >
      <ul>
        {changes.map(({ line, change }) => (
          <li key={`${line.contentId} ${change.kind}`}>
            {t(`change_${change.kind}`, {
              article: withTimesSigns(line.displayName),
              amount: change.difference === undefined ? '' : showEuros(change.difference),
              day: arrivalWords(line),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function OrderLinks({ approval: { orderIds } }: { approval: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const venture = useVenture();
  return orderIds.map((orderId) => (
    <LinkButton key={orderId} block href={paths.order(venture, orderId)}>
      {t('toOrder', { orderId })}
    </LinkButton>
  ));
}

/** After approval: the result, and what happens next. */
function Agreed({ approval, heading }: OutcomeProps) {
  const { t } = useTranslation('approvals');
  const venture = useVenture();
  const waiting = usePendingApprovalCount();
  const { orderIds, state } = approval;
  const isOrdered = state === 'ordered';
  return (
    <div className="done-page">
      <Icon name="check-circle" size="extra-large" />
      <h1 ref={heading} tabIndex={-1}>
        {isOrdered ? t('doneTitle', { name: firstNameOf(approval.requester) }) : t('agreedTitle')}
      </h1>
      <p className="top__sub">
        {isOrdered
          ? t('doneText', {
              count: orderIds.length,
              numbers: listNames(orderIds, 'conjunction'),
              amount: showEuros(approval.amount ?? 0),
            })
          : t('agreedText', { names: listNames(approval.waitsFor) })}
      </p>
      <div className="top__do">
        <LinkButton look="primary" href={paths.approvals(venture)}>
          {waiting > 0 ? t('next', { count: waiting }) : t('toList')}
        </LinkButton>
        {orderIds.map((orderId) => (
          <LinkButton key={orderId} href={paths.order(venture, orderId)}>
            {t('toOrder', { orderId })}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
