import { publishPlannedMenu } from '../content/menus/menus.jobs.ts';
import { turnPlannedPage } from '../content/pages/pages.jobs.ts';
import { forgotPassword } from '../customers/identity/identity.jobs.ts';
import { newsletterRequest } from '../customers/newsletter/newsletter.jobs.ts';
import { handleRegistration, inviteToRegister } from '../customers/registration/registration.jobs.ts';
import { runFeed } from '../exchange/batches/batches.jobs.ts';
import { fetchMedia, inviteContact } from '../exchange/entities/entities.jobs.ts';
import { watchFolder } from '../exchange/files/files.jobs.ts';
import {
  exportJob,
  importJob,
  plannedImport,
  plannedImports,
  undoImportJob,
} from '../exchange/imports/imports.jobs.ts';
import { measureFilters } from '../exchange/uncategorised/uncategorised.ts';
import { cleanUp } from '../foundation/jobs/clean-up.ts';
import type { JobKind } from '../foundation/jobs/job-kind.ts';
import { expireApprovals } from '../ordering/approvals/approvals.jobs.ts';
import { guestStarted } from '../ordering/checkout/checkout.jobs.ts';
import { readyOrderLists } from '../ordering/lists/lists.jobs.ts';
import { cancelAtErp, sendToErp, updateAtErp } from '../ordering/orders/orders.jobs.ts';
import { checkOpenPayments, refundPayment } from '../ordering/payments/payments.jobs.ts';
import { sandboxCallback } from '../ordering/payments/sandbox-callbacks.ts';
import { expireQuotes, notifyQuoteAssignee } from '../ordering/quotes/quotes.jobs.ts';
import { changeProducts, resendOrders } from '../organisation/bulk/bulk.jobs.ts';
import { deliverMail } from '../organisation/mail/deliver-mail.ts';
import { endEmergencyMessages } from '../organisation/ventures/emergency-messages.ts';
import { refreshSiteMessages } from '../organisation/ventures/site-messages.ts';
import { deliverWebhook } from '../organisation/webhooks/webhooks.jobs.ts';

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
