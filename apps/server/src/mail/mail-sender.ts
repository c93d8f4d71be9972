/** A mail as it goes over the line. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mail that was sent twice after a crash is recognised as one. */
  messageId: string;
  date: Date;
  from: string;
  to: string;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  subject: string;
  html: string;
  text: string;
  attachment?: { name: string; contentType: string; bytes: Buffer } | undefined;
}

/** Delivers mails. */
export interface MailSender {
  /** Resolves once the other side has taken the mail over; throws MailRefused when it never will. */
  send(mail: OutgoingMail): Promise<void>;
}

/** The other side refuses this mail for good: no such mailbox, unacceptable content. */
export class MailRefused extends Error {}
