import type { Config } from '../config/config.ts';
import { inboxSender } from './inbox-sender.ts';
import type { MailSender } from './mail-sender.ts';

/** Loaded on demand, so that a demo without a mail server does not load the SMTP client. */
export async function openMailSender({ smtpUrl }: Config): Promise<MailSender> {
  if (!smtpUrl) return inboxSender;
  const { smtpSender } = await import('./smtp-sender.ts');
  return smtpSender(smtpUrl);
}
