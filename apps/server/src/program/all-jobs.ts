import { correctProductGaps } from '../catalogue/products/products.ts';
import { changeProductsOfRun } from '../catalogue/products/products-bulk.staff.ts';
import { cleanUpSearchTerms } from '../catalogue/search/search-terms.ts';
import { cleanUpPreviews } from '../content/drafts/previews.ts';
import { publishPlannedMenu } from '../content/menus/menus.jobs.ts';
import { publishMenuAsPlanned } from '../content/menus/planned-menus.ts';
import { cleanUpForms } from '../content/pages/content-form-clean-up.ts';
import { cleanUpPresences } from '../content/pages/page-previews.ts';
import { turnPlannedPage } from '../content/pages/pages.jobs.ts';
import { turnPageAsPlanned } from '../content/pages/planned-pages.ts';
import { mailResetLink } from '../customers/identity/forgot-password.ts';
import { forgotPassword } from '../customers/identity/identity.jobs.ts';
import { cleanUpIdentity } from '../customers/identity/identity-clean-up.ts';
import { newsletterRequest } from '../customers/newsletter/newsletter.jobs.ts';
import { cleanUpNewsletter } from '../customers/newsletter/newsletter-clean-up.ts';
import { handleNewsletterRequest } from '../customers/newsletter/newsletter-request.ts';
import { processRegistration } from '../customers/registration/handle-registration.ts';
import { handleRegistration, inviteToRegister } from '../customers/registration/registration.jobs.ts';
import { cleanUpRegistration } from '../customers/registration/registration-clean-up.ts';
import { mailInvitation } from '../customers/registration/registration-invitation.ts';
import { workOnFeed } from '../exchange/batches/batch-run.ts';
import { runFeed } from '../exchange/batches/batches.jobs.ts';
import { cleanUpExchange } from '../exchange/batches/exchange-clean-up.ts';
import { mailContactInvitation } from '../exchange/entities/contact-invitation.ts';
import { fetchMedia, inviteContact } from '../exchange/entities/entities.jobs.ts';
import { fetchOneMedia } from '../exchange/entities/fetch-media.ts';
import { watchFolder } from '../exchange/files/files.jobs.ts';
import { importWatchedFilesExcept } from '../exchange/files/watched-folder.ts';
import { makeExport } from '../exchange/imports/exports.staff.ts';
import { cleanUpImportFiles } from '../exchange/imports/import-files.ts';
import { importFileOfRun, undoBatchesOfRun } from '../exchange/imports/import-jobs.staff.ts';
import { plannedSources, runPlannedImport, startPlannedImports } from '../exchange/imports/import-plan-jobs.staff.ts';
import {
  exportJob,
  importJob,
  plannedImport,
  plannedImports,
  undoImportJob,
} from '../exchange/imports/imports.jobs.ts';
import { measureFiltersOf } from '../exchange/uncategorised/category-filters.ts';
import { measureFilters } from '../exchange/uncategorised/uncategorised.ts';
import { deleteExpiredAnswers } from '../foundation/idempotency/once.ts';
import { cleanUp, cleanUpBy } from '../foundation/jobs/clean-up.ts';
import { type Job, job } from '../foundation/jobs/job-kind.ts';
import type { MailSender } from '../foundation/mail/mail-sender.ts';
import { expireApprovals } from '../ordering/approvals/approvals.jobs.ts';
import { expireOldApprovals } from '../ordering/approvals/expire-approvals.ts';
import { guestStarted } from '../ordering/checkout/checkout.jobs.ts';
import { mailAccountReminder } from '../ordering/checkout/guest-with-account.ts';
import { orderPaidCart } from '../ordering/checkout/order-paid-cart.ts';
import type { Erp } from '../ordering/erp/erp.ts';
import { readyOrderLists } from '../ordering/lists/lists.jobs.ts';
import { cleanUpOrderLists } from '../ordering/lists/lists.ts';
import { readyListsOfToday } from '../ordering/lists/ready-lists.ts';
import { cancelAtErpBy } from '../ordering/orders/cancel-at-erp.ts';
import { cancelAtErp, sendToErp, updateAtErp } from '../ordering/orders/orders.jobs.ts';
import { resendOrdersOfRun } from '../ordering/orders/orders-bulk.staff.ts';
import { sendToErpBy, updateAtErpBy } from '../ordering/orders/send-to-erp.ts';
import { checkOpenPaymentsBy } from '../ordering/payments/check-open-payments.ts';
import type { OpenPaymentProvider } from '../ordering/payments/open-payment-provider.ts';
import { checkOpenPayments, refundPayment } from '../ordering/payments/payments.jobs.ts';
import { refundPaymentBy } from '../ordering/payments/refunds.ts';
import { deliverCallbackOf, sandboxCallback } from '../ordering/payments/sandbox-callbacks.ts';
import { expirePastQuotes } from '../ordering/quotes/expire-quotes.ts';
import { mailQuoteAssignee } from '../ordering/quotes/quote-jobs.staff.ts';
import { expireQuotes, notifyQuoteAssignee } from '../ordering/quotes/quotes.jobs.ts';
import { changeProducts, resendOrders } from '../organisation/bulk/bulk.jobs.ts';
import { deliverMail, deliverMailBy } from '../organisation/mail/deliver-mail.ts';
import { cleanUpMail } from '../organisation/mail/mail-clean-up.ts';
import { cleanUpMedia } from '../organisation/media/media-clean-up.ts';
import { endEmergencyMessages, endPastEmergencyMessages } from '../organisation/ventures/emergency-messages.ts';
import { invalidateMessages, refreshSiteMessages } from '../organisation/ventures/site-messages.ts';
import { deliverOneWebhook } from '../organisation/webhooks/deliver-webhook.ts';
import { deliverWebhook } from '../organisation/webhooks/webhooks.jobs.ts';

/** The external parts of the handlers, chosen by the program. */
interface JobParts {
  mailSender: MailSender;
  erp: Erp;
  payments: OpenPaymentProvider;
}

export const cleanUpEverything = cleanUpBy([
  cleanUpIdentity,
  cleanUpRegistration,
  cleanUpMail,
  cleanUpNewsletter,
  cleanUpForms,
  cleanUpPreviews,
  cleanUpPresences,
  cleanUpExchange,
  cleanUpImportFiles,
  cleanUpMedia,
  cleanUpSearchTerms,
  cleanUpOrderLists,
  correctProductGaps,
  async (ctx) => ({ keptAnswers: await deleteExpiredAnswers(ctx) }),
]);

/** Every kind of job with its handler. */
export function allJobs(parts: JobParts): readonly Job[] {
  return [
    job(deliverMail, deliverMailBy(parts.mailSender)),
    job(forgotPassword, mailResetLink),
    job(inviteToRegister, mailInvitation),
    job(guestStarted, mailAccountReminder),
    job(handleRegistration, processRegistration),
    job(newsletterRequest, handleNewsletterRequest),
    job(sendToErp, sendToErpBy(parts.erp)),
    job(updateAtErp, updateAtErpBy(parts.erp)),
    job(cancelAtErp, cancelAtErpBy(parts.erp)),
    job(checkOpenPayments, checkOpenPaymentsBy({ provider: parts.payments.provider, ordering: orderPaidCart })),
    job(refundPayment, refundPaymentBy(parts.payments.provider)),
    job(expireQuotes, expirePastQuotes),
    job(notifyQuoteAssignee, mailQuoteAssignee),
    job(expireApprovals, expireOldApprovals),
    job(resendOrders, resendOrdersOfRun),
    job(changeProducts, changeProductsOfRun),
    job(sandboxCallback, deliverCallbackOf(parts.payments.sandbox)),
    job(runFeed, workOnFeed),
    job(inviteContact, mailContactInvitation),
    job(fetchMedia, fetchOneMedia),
    job(measureFilters, measureFiltersOf),
    job(watchFolder, importWatchedFilesExcept(plannedSources)),
    job(plannedImports, startPlannedImports),
    job(plannedImport, runPlannedImport),
    job(importJob, importFileOfRun),
    job(undoImportJob, undoBatchesOfRun),
    job(exportJob, makeExport),
    job(endEmergencyMessages, endPastEmergencyMessages),
    job(refreshSiteMessages, invalidateMessages),
    job(turnPlannedPage, turnPageAsPlanned),
    job(publishPlannedMenu, publishMenuAsPlanned),
    job(readyOrderLists, readyListsOfToday),
    job(deliverWebhook, deliverOneWebhook),
    job(cleanUp, cleanUpEverything),
  ];
}
