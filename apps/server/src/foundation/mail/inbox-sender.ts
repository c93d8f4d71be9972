import type { MailSender } from './mail-sender.ts';

/** For a demo without a mail server: storing the message is the delivery, and /dev/mail shows it. */
export const inboxSender: MailSender = { send: async () => undefined };
