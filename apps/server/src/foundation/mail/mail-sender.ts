/** A mail as it is sent. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mail sent twice after a crash is recognised. */
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
  /** Resolves once the server has accepted the mail; throws MailRefused if it never will. */
  send(mail: OutgoingMail): Promise<void>;
}

/** A permanent refusal: no such mailbox, unacceptable content. */
export class MailRefused extends Error {}
