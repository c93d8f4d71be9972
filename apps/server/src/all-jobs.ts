import { guestStarted, mailAccountReminder } from './checkout/guest-with-account.ts';
import { orderPaidCart } from './checkout/order-paid-cart.ts';
import { cleanUpForms } from './content/content-form-clean-up.ts';
import type { Erp } from './erp/erp.ts';
import { forgetOldAnswers } from './idempotency/once.ts';
import { forgotPassword, mailResetLink } from './identity/forgot-password.ts';
import { cleanUpIdentity } from './identity/identity-clean-up.ts';
import { cleanUp, cleanUpBy } from './jobs/clean-up.ts';
import { type Job, type JobKind, job } from './jobs/job-kind.ts';
import { deliverMail, deliverMailBy } from './mail/deliver-mail.ts';
import { cleanUpMail } from './mail/mail-clean-up.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { cleanUpNewsletter } from './newsletter/newsletter-clean-up.ts';
import { handleNewsletterRequest, newsletterRequest } from './newsletter/newsletter-request.ts';
import { cancelAtErpBy } from './orders/cancel-at-erp.ts';
import { cancelAtErp, sendToErp, updateAtErp } from './orders/order-jobs.ts';
import { sendToErpBy, updateAtErpBy } from './orders/send-to-erp.ts';
import { checkOpenPayments, checkOpenPaymentsBy } from './payments/check-open-payments.ts';
import type { OpenPaymentProvider } from './payments/open-payment-provider.ts';
import { deliverCallbackOf, sandboxCallback } from './payments/sandbox-callbacks.ts';
import { becomeCustomer, handleRegistration } from './registration/handle-registration.ts';
import { cleanUpRegistration } from './registration/registration-clean-up.ts';
import { inviteToRegister, mailInvitation } from './registration/registration-invitation.ts';

/** What the handlers need from outside; the program chooses. */
interface JobParts {
  mailSender: MailSender;
  erp: Erp;
  payments: OpenPaymentProvider;
}

/** Every kind of job of the product: each has a queue in the database from the start. */
export const jobKinds = [
  deliverMail,
  forgotPassword,
  inviteToRegister,
  guestStarted,
  handleRegistration,
  newsletterRequest,
  sendToErp,
  updateAtErp,
  cancelAtErp,
  checkOpenPayments,
  sandboxCallback,
  cleanUp,
] as const satisfies readonly JobKind[];

export const cleanUpEverything = cleanUpBy([
  cleanUpIdentity,
  cleanUpRegistration,
  cleanUpMail,
  cleanUpNewsletter,
  cleanUpForms,
  async (ctx) => ({ keptAnswers: await forgetOldAnswers(ctx) }),
]);

/** Every kind with the operation that does it. */
export function allJobs(parts: JobParts): readonly Job[] {
  return [
    job(deliverMail, deliverMailBy(parts.mailSender)),
    job(forgotPassword, mailResetLink),
    job(inviteToRegister, mailInvitation),
    job(guestStarted, mailAccountReminder),
    job(handleRegistration, becomeCustomer),
    job(newsletterRequest, handleNewsletterRequest),
    job(sendToErp, sendToErpBy(parts.erp)),
    job(updateAtErp, updateAtErpBy(parts.erp)),
    job(cancelAtErp, cancelAtErpBy(parts.erp)),
    job(checkOpenPayments, checkOpenPaymentsBy({ provider: parts.payments.provider, ordering: orderPaidCart })),
    job(sandboxCallback, deliverCallbackOf(parts.payments.sandbox)),
    job(cleanUp, cleanUpEverything),
  ];
}
