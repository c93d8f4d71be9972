import type { Config } from '../config/config.ts';
import { inboxSender } from './inbox-sender.ts';
import type { MailSender } from './mail-sender.ts';

/** A demo without a mail server does not pay for loading the SMTP client at its start. */
export async function openMailSender({ smtpUrl }: Config): Promise<MailSender> {
  if (!smtpUrl) return inboxSender;
  const { smtpSender } = await import('./smtp-sender.ts');
  return smtpSender(smtpUrl);
}
