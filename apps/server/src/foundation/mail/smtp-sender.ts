import { createTransport } from 'nodemailer';
import { MailRefused, type MailSender } from './mail-sender.ts';

const seconds = 1000;

export function smtpSender(url: string): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    // Our mails are strings: their content must not make the library read a file or fetch a URL.
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

/** Mail programs show a button only with both headers (RFC 8058 section 3.1). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * A 5xx for the recipient or the message is permanent. A 5xx for our login or greeting is a wrong setting that gets
 * fixed: it is retried.
 */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
