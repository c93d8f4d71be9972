import { type MailContent, type MailTemplate, type MailVenture, withSingleStops } from './mail-content.ts';
import { accountActivation } from './templates/account-activation.ts';
import { alreadyRegistered } from './templates/already-registered.ts';
import { approvalAsked } from './templates/approval-asked.ts';
import { approvalDecided } from './templates/approval-decided.ts';
import { clientQuote } from './templates/client-quote.ts';
import { colleagueApproval } from './templates/colleague-approval.ts';
import { customerClaim } from './templates/customer-claim.ts';
import { emailChanged } from './templates/email-changed.ts';
import { firstPassword } from './templates/first-password.ts';
import { formSubmission } from './templates/form-submission.ts';
import { guestWithAccount } from './templates/guest-with-account.ts';
import { invitedElsewhere } from './templates/invited-elsewhere.ts';
import { newsletterConfirmation } from './templates/newsletter-confirmation.ts';
import { newsletterWelcome } from './templates/newsletter-welcome.ts';
import { orderCanceled } from './templates/order-canceled.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { orderListReady } from './templates/order-list-ready.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passwordReset } from './templates/password-reset.ts';
import { paymentToRefund } from './templates/payment-to-refund.ts';
import { quoteCustomer } from './templates/quote-customer.ts';
import { quoteStaff } from './templates/quote-staff.ts';
import { registrationInvitation } from './templates/registration-invitation.ts';
import { registrationRefused } from './templates/registration-refused.ts';
import { staffLink } from './templates/staff-link.ts';
import { userInvited } from './templates/user-invited.ts';
import { webhookSwitchedOff } from './templates/webhook-switched-off.ts';

/** Every mail of the product by the name it is sent under. */
const mailTemplates = {
  'registration-invitation': registrationInvitation,
  'already-registered': alreadyRegistered,
  'account-activation': accountActivation,
  'password-reset': passwordReset,
  'first-password': firstPassword,
  'password-changed': passwordChanged,
  'user-invited': userInvited,
  'invited-elsewhere': invitedElsewhere,
  'guest-with-account': guestWithAccount,
  'email-changed': emailChanged,
  'colleague-approval': colleagueApproval,
  'customer-claim': customerClaim,
  'registration-refused': registrationRefused,
  'form-submission': formSubmission,
  'order-confirmation': orderConfirmation,
  'order-canceled': orderCanceled,
  'approval-asked': approvalAsked,
  'approval-decided': approvalDecided,
  'order-list-ready': orderListReady,
  'payment-to-refund': paymentToRefund,
  'quote-customer': quoteCustomer,
  'quote-staff': quoteStaff,
  'client-quote': clientQuote,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'webhook-switched-off': webhookSwitchedOff,
  'staff-link': staffLink,
} as const;

export type MailKind = keyof typeof mailTemplates;

export type MailData<K extends MailKind> = (typeof mailTemplates)[K] extends MailTemplate<infer Data> ? Data : never;

export function writeMail<K extends MailKind>(kind: K, data: MailData<K>, venture: MailVenture): MailContent {
  // The kind ties the data to its template, which TypeScript cannot express for a variable kind.
  const template = mailTemplates[kind] as unknown as MailTemplate<MailData<K>>;
  return withSingleStops(template(data, venture));
}
