import { expireOldApprovals } from './approvals/expire-approvals.ts';
import { expireApprovals } from './approvals/expire-approvals-job.ts';
import { changeProducts, resendOrders } from './beheer/bulk-jobs.ts';
import { cleanUpDeskFiles } from './beheer/desk-files.ts';
import { makeExport } from './beheer/exports.ts';
import { exportJob, importJob, plannedImport, plannedImports, undoImportJob } from './beheer/file-jobs.ts';
import { importFileOfRun, undoBatchesOfRun } from './beheer/import-jobs.ts';
import { plannedSources, runPlannedImport, startPlannedImports } from './beheer/import-plan-jobs.ts';
import { mailQuoteAssignee } from './beheer/notify-quote-assignee.ts';
import { resendOrdersOfRun } from './beheer/orders-bulk.ts';
import { changeProductsOfRun } from './beheer/products-bulk.ts';
import { correctProductGaps } from './catalogue/catalogue.ts';
import { guestStarted } from './checkout/guest-started-job.ts';
import { mailAccountReminder } from './checkout/guest-with-account.ts';
import { orderPaidCart } from './checkout/order-paid-cart.ts';
import { cleanUpForms } from './content/content-form-clean-up.ts';
import { cleanUpPresences } from './content/page-previews.ts';
import { turnPageAsPlanned } from './content/planned-pages.ts';
import { turnPlannedPage } from './content/planned-pages-job.ts';
import { cleanUpPreviews } from './drafts/previews.ts';
import type { Erp } from './erp/erp.ts';
import { runFeed } from './exchange/batch-job.ts';
import { workOnFeed } from './exchange/batch-run.ts';
import { measureFiltersOf } from './exchange/category-filters.ts';
import { mailContactInvitation } from './exchange/contact-invitation.ts';
import { cleanUpExchange } from './exchange/exchange-clean-up.ts';
import { fetchOneMedia } from './exchange/fetch-media.ts';
import { measureFilters } from './exchange/filters-job.ts';
import { inviteContact } from './exchange/invite-contact-job.ts';
import { fetchMedia } from './exchange/media-job.ts';
import { importWatchedFilesExcept } from './exchange-files/folder-job.ts';
import { watchFolder } from './exchange-files/watch-folder-job.ts';
import { deleteExpiredAnswers } from './idempotency/once.ts';
import { mailResetLink } from './identity/forgot-password.ts';
import { forgotPassword } from './identity/forgot-password-job.ts';
import { cleanUpIdentity } from './identity/identity-clean-up.ts';
import { cleanUp, cleanUpBy } from './jobs/clean-up.ts';
import { type Job, job } from './jobs/job-kind.ts';
import { deliverMail, deliverMailBy } from './mail/deliver-mail.ts';
import { cleanUpMail } from './mail/mail-clean-up.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { cleanUpMedia } from './media/media-clean-up.ts';
import { publishMenuAsPlanned } from './navigation/planned-menus.ts';
import { publishPlannedMenu } from './navigation/planned-menus-job.ts';
import { cleanUpNewsletter } from './newsletter/newsletter-clean-up.ts';
import { newsletterRequest } from './newsletter/newsletter-job.ts';
import { handleNewsletterRequest } from './newsletter/newsletter-request.ts';
import { cleanUpOrderLists } from './order-lists/order-lists.ts';
import { readyListsOfToday } from './order-lists/ready-lists.ts';
import { readyOrderLists } from './order-lists/ready-lists-job.ts';
import { cancelAtErpBy } from './orders/cancel-at-erp.ts';
import { cancelAtErp, sendToErp, updateAtErp } from './orders/order-jobs.ts';
import { sendToErpBy, updateAtErpBy } from './orders/send-to-erp.ts';
import { checkOpenPaymentsBy } from './payments/check-open-payments.ts';
import type { OpenPaymentProvider } from './payments/open-payment-provider.ts';
import { checkOpenPayments, refundPayment } from './payments/payment-jobs.ts';
import { refundPaymentBy } from './payments/refunds.ts';
import { deliverCallbackOf, sandboxCallback } from './payments/sandbox-callbacks.ts';
import { expirePastQuotes } from './quotes/expire-quotes.ts';
import { expireQuotes, notifyQuoteAssignee } from './quotes/quote-jobs.ts';
import { processRegistration } from './registration/handle-registration.ts';
import { cleanUpRegistration } from './registration/registration-clean-up.ts';
import { mailInvitation } from './registration/registration-invitation.ts';
import { handleRegistration, inviteToRegister } from './registration/registration-jobs.ts';
import { cleanUpSearchTerms } from './search/search-terms.ts';
import { endEmergencyMessages, endPastEmergencyMessages } from './ventures/emergency-messages.ts';
import { invalidateMessages, refreshSiteMessages } from './ventures/site-messages.ts';
import { deliverOneWebhook } from './webhooks/deliver-webhook.ts';
import { deliverWebhook } from './webhooks/webhook-job.ts';

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
  cleanUpDeskFiles,
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
