import { cleanUpDeskFiles } from './beheer/desk-files.ts';
import { exportJob, makeExport } from './beheer/exports.ts';
import { importFileOfRun, importJob, undoBatchesOfRun, undoImportJob } from './beheer/import-jobs.ts';
import {
  plannedImport,
  plannedImports,
  plannedSources,
  runPlannedImport,
  startPlannedImports,
} from './beheer/import-plan-jobs.ts';
import { resendOrders, resendOrdersOfRun } from './beheer/orders-bulk.ts';
import { changeProducts, changeProductsOfRun } from './beheer/products-bulk.ts';
import { correctProductGaps } from './catalogue/catalogue.ts';
import { guestStarted, mailAccountReminder } from './checkout/guest-with-account.ts';
import { orderPaidCart } from './checkout/order-paid-cart.ts';
import { cleanUpForms } from './content/content-form-clean-up.ts';
import type { Erp } from './erp/erp.ts';
import { runFeed } from './exchange/batch-job.ts';
import { workOnFeed } from './exchange/batch-run.ts';
import { measureFiltersOf } from './exchange/category-filters.ts';
import { inviteContact, mailContactInvitation } from './exchange/contact-invitation.ts';
import { cleanUpExchange } from './exchange/exchange-clean-up.ts';
import { fetchOneMedia } from './exchange/fetch-media.ts';
import { measureFilters } from './exchange/filters-job.ts';
import { fetchMedia } from './exchange/media-job.ts';
import { takeInWatchedFilesBut, watchFolder } from './exchange-files/folder-job.ts';
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
import { refundPayment, refundPaymentBy } from './payments/refunds.ts';
import { deliverCallbackOf, sandboxCallback } from './payments/sandbox-callbacks.ts';
import { becomeCustomer, handleRegistration } from './registration/handle-registration.ts';
import { cleanUpRegistration } from './registration/registration-clean-up.ts';
import { inviteToRegister, mailInvitation } from './registration/registration-invitation.ts';
import { cleanUpSearchTerms } from './search/search-terms.ts';
import { endEmergencyMessages, endPastEmergencyMessages } from './ventures/emergency-messages.ts';
import { turnPageOfMessages, turnSiteMessages } from './ventures/site-messages.ts';
import { deliverOneWebhook } from './webhooks/deliver-webhook.ts';
import { deliverWebhook } from './webhooks/webhook-job.ts';

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
  refundPayment,
  resendOrders,
  changeProducts,
  sandboxCallback,
  runFeed,
  inviteContact,
  fetchMedia,
  measureFilters,
  watchFolder,
  plannedImports,
  plannedImport,
  importJob,
  undoImportJob,
  exportJob,
  endEmergencyMessages,
  turnSiteMessages,
  deliverWebhook,
  cleanUp,
] as const satisfies readonly JobKind[];

export const cleanUpEverything = cleanUpBy([
  cleanUpIdentity,
  cleanUpRegistration,
  cleanUpMail,
  cleanUpNewsletter,
  cleanUpForms,
  cleanUpExchange,
  cleanUpDeskFiles,
  cleanUpSearchTerms,
  correctProductGaps,
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
    job(refundPayment, refundPaymentBy(parts.payments.provider)),
    job(resendOrders, resendOrdersOfRun),
    job(changeProducts, changeProductsOfRun),
    job(sandboxCallback, deliverCallbackOf(parts.payments.sandbox)),
    job(runFeed, workOnFeed),
    job(inviteContact, mailContactInvitation),
    job(fetchMedia, fetchOneMedia),
    job(measureFilters, measureFiltersOf),
    job(watchFolder, takeInWatchedFilesBut(plannedSources)),
    job(plannedImports, startPlannedImports),
    job(plannedImport, runPlannedImport),
    job(importJob, importFileOfRun),
    job(undoImportJob, undoBatchesOfRun),
    job(exportJob, makeExport),
    job(endEmergencyMessages, endPastEmergencyMessages),
    job(turnSiteMessages, turnPageOfMessages),
    job(deliverWebhook, deliverOneWebhook),
    job(cleanUp, cleanUpEverything),
  ];
}
