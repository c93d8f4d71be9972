import type { Config } from '../config/config.ts';
import type { MailSender } from './mail-sender.ts';

/** For a demo without a mail server: storing the message is the delivery, and /dev/mail shows it. */
export const inboxSender: MailSender = { send: async () => undefined };

/** Loaded on demand, so that a demo without a mail server does not load the SMTP client. */
export async function openMailSender({ smtpUrl }: Config): Promise<MailSender> {
  if (!smtpUrl) return inboxSender;
  const { smtpSender } = await import('./smtp-sender.ts');
  return smtpSender(smtpUrl);
}
