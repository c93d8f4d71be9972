import { expireApprovals } from './approvals/expire-approvals-job.ts';
import { changeProducts, resendOrders } from './beheer/bulk-jobs.ts';
import { exportJob, importJob, plannedImport, plannedImports, undoImportJob } from './beheer/file-jobs.ts';
import { guestStarted } from './checkout/guest-started-job.ts';
import { turnPlannedPage } from './content/planned-pages-job.ts';
import { runFeed } from './exchange/batch-job.ts';
import { measureFilters } from './exchange/filters-job.ts';
import { inviteContact } from './exchange/invite-contact-job.ts';
import { fetchMedia } from './exchange/media-job.ts';
import { watchFolder } from './exchange-files/watch-folder-job.ts';
import { forgotPassword } from './identity/forgot-password-job.ts';
import { cleanUp } from './jobs/clean-up.ts';
import type { JobKind } from './jobs/job-kind.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { publishPlannedMenu } from './navigation/planned-menus-job.ts';
import { newsletterRequest } from './newsletter/newsletter-job.ts';
import { readyOrderLists } from './order-lists/ready-lists-job.ts';
import { cancelAtErp, sendToErp, updateAtErp } from './orders/order-jobs.ts';
import { checkOpenPayments, refundPayment } from './payments/payment-jobs.ts';
import { sandboxCallback } from './payments/sandbox-callbacks.ts';
import { expireQuotes, notifyQuoteAssignee } from './quotes/quote-jobs.ts';
import { handleRegistration, inviteToRegister } from './registration/registration-jobs.ts';
import { endEmergencyMessages } from './ventures/emergency-messages.ts';
import { refreshSiteMessages } from './ventures/site-messages.ts';
import { deliverWebhook } from './webhooks/webhook-job.ts';

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
  expireQuotes,
  notifyQuoteAssignee,
  expireApprovals,
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
  refreshSiteMessages,
  turnPlannedPage,
  publishPlannedMenu,
  readyOrderLists,
  deliverWebhook,
  cleanUp,
] as const satisfies readonly JobKind[];
