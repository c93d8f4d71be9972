import { createTransport } from 'nodemailer';
import { MailRefused, type MailSender } from './mail-sender.ts';

const seconds = 1000;

export function smtpSender(url: string): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    // Our mails are strings; nothing in them may make this program read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ replyTo, unsubscribeUrl, attachment, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          ...(replyTo ? { replyTo } : {}),
          ...(attachment
            ? {
                attachments: [
                  { filename: attachment.name, contentType: attachment.contentType, content: attachment.bytes },
                ],
              }
            : {}),
          ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
  };
}

/** Both of them, or a mail program shows no button (RFC 8058 section 3.1). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * A 5xx to the recipient or the message is final. A 5xx to our login or our greeting is a setting somebody will fix:
 * no mail is given up for that.
 */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
