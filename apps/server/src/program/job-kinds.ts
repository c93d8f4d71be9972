import { publishPlannedMenu } from '../content/menus/planned-menus-job.ts';
import { turnPlannedPage } from '../content/pages/planned-pages-job.ts';
import { forgotPassword } from '../customers/identity/forgot-password-job.ts';
import { newsletterRequest } from '../customers/newsletter/newsletter-job.ts';
import { handleRegistration, inviteToRegister } from '../customers/registration/registration-jobs.ts';
import { runFeed } from '../exchange/batches/batch-job.ts';
import { inviteContact } from '../exchange/entities/invite-contact-job.ts';
import { fetchMedia } from '../exchange/entities/media-job.ts';
import { watchFolder } from '../exchange/files/watch-folder-job.ts';
import { exportJob, importJob, plannedImport, plannedImports, undoImportJob } from '../exchange/imports/file-jobs.ts';
import { measureFilters } from '../exchange/uncategorised/uncategorised.ts';
import { cleanUp } from '../foundation/jobs/clean-up.ts';
import type { JobKind } from '../foundation/jobs/job-kind.ts';
import { expireApprovals } from '../ordering/approvals/expire-approvals-job.ts';
import { guestStarted } from '../ordering/checkout/guest-started-job.ts';
import { readyOrderLists } from '../ordering/lists/ready-lists-job.ts';
import { cancelAtErp, sendToErp, updateAtErp } from '../ordering/orders/order-jobs.ts';
import { checkOpenPayments, refundPayment } from '../ordering/payments/payment-jobs.ts';
import { sandboxCallback } from '../ordering/payments/sandbox-callbacks.ts';
import { expireQuotes, notifyQuoteAssignee } from '../ordering/quotes/quote-jobs.ts';
import { changeProducts, resendOrders } from '../organisation/bulk/bulk-jobs.ts';
import { deliverMail } from '../organisation/mail/deliver-mail.ts';
import { endEmergencyMessages } from '../organisation/ventures/emergency-messages.ts';
import { refreshSiteMessages } from '../organisation/ventures/site-messages.ts';
import { deliverWebhook } from '../organisation/webhooks/webhook-job.ts';

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
