import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { findUser } from '../../customers/identity/identity.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import type { ListedApproval } from './approvals.queries.ts';
import type { Company } from './company-people.ts';

type Mailed = Pick<
  ListedApproval,
  'id' | 'ventureId' | 'requesterId' | 'requesterName' | 'projectName' | 'amount' | 'note' | 'lineCount'
>;

async function pathOf(ctx: Context, { id, ventureId }: Mailed): Promise<string> {
  const venture = await findVenture(ctx, ventureId);
  return `/${venture?.path}/goedkeuren/${id}`;
}

/** To everybody who may decide now, stand-ins included; in the transaction of the request. */
export async function mailApprovers(
  tx: Context,
  company: Company,
  actors: ReadonlyMap<string, string | null>,
  approval: Mailed,
  isReminder = false,
): Promise<void> {
  const path = await pathOf(tx, approval);
  for (const [userId, behalf] of actors) {
    const user = company.people.get(userId);
    if (!user) continue;
    const away = behalf === null ? undefined : company.people.get(behalf);
    await sendMail(tx, {
      to: user.email,
      kind: 'approval-asked',
      ventureId: approval.ventureId,
      data: {
        firstName: user.firstName,
        requester: approval.requesterName,
        onBehalfOf: away ? fullName(away) : '',
        project: approval.projectName,
        lineCount: approval.lineCount,
        amount: maySeePrices(user) ? showEuros(approval.amount) : '',
        note: approval.note,
        isReminder,
        path,
      },
    });
  }
}

export interface Outcome {
  kind: 'ordered' | 'denied' | 'expired';
  /** Empty for a request that expired. */
  by: string;
  reason?: string;
  orderIds?: readonly string[];
  /** The changes of the approver: 'Gipsplaat: 5 in plaats van 8'. */
  changes?: readonly string[];
}

/** To the requester, if the account still exists. */
export async function mailRequester(tx: Context, approval: Mailed, outcome: Outcome): Promise<void> {
  const requester: SiteUser | undefined =
    approval.requesterId === null ? undefined : await findUser(tx.db, approval.requesterId);
  if (!requester?.isActive || requester.isBlocked) return;
  await sendMail(tx, {
    to: requester.email,
    kind: 'approval-decided',
    ventureId: approval.ventureId,
    ...(outcome.orderIds ? { orderIds: outcome.orderIds } : {}),
    data: {
      firstName: requester.firstName,
      outcome: outcome.kind,
      by: outcome.by,
      reason: outcome.reason ?? '',
      orderIds: outcome.orderIds ?? [],
      changes: outcome.changes ?? [],
      project: approval.projectName,
      amount: maySeePrices(requester) ? showEuros(approval.amount) : '',
      path: await pathOf(tx, approval),
    },
  });
}
