import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { countAttempt, type ThrottleRule } from '../../foundation/security/throttle.ts';
import { listMailsOfOrder, resendMail } from '../../organisation/mail/mail.ts';
import { requireParty } from '../cart/cart.ts';
import { orderIdsOfCart } from '../orders/orders.ts';

/** A guest chose the address, so the number of mails to it is limited. */
const perCart: ThrottleRule = { name: 'confirmation', freeAttempts: 3, firstSeconds: 600, maxSeconds: 3600 };

/** Only for the user who ordered; the mail goes to the address that was given then. */
export async function sendConfirmationAgain(ctx: Context, cartId: number): Promise<void> {
  const { user } = await requireParty(ctx);
  const [orderId] = await orderIdsOfCart(ctx, cartId, user.id);
  if (orderId === undefined) throw new AppError('notFound', { detail: 'Met deze winkelwagen is niets besteld.' });
  await ctx.db.transaction(async (db) => {
    const counted = await countAttempt(db, perCart, String(cartId), ctx.clock());
    if (!counted.allowed) {
      throw new AppError('tooManyRequests', {
        detail: 'De bevestiging is al een paar keer gestuurd. Kijk ook bij je ongewenste mail.',
      });
    }
    const mails = await listMailsOfOrder(db, orderId);
    const confirmation = mails.findLast(({ kind }) => kind === 'order-confirmation');
    if (!confirmation) throw new AppError('notFound', { detail: 'Deze bevestiging bewaren we niet meer.' });
    await resendMail({ ...ctx, db }, confirmation);
  });
}
