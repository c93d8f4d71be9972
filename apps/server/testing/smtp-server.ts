import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The message as received. */
  raw: string;
  /** A header, unfolded. */
  header(name: string): string | undefined;
}

interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** The answer to a recipient: undefined to accept, or a status and a line. */
  onRecipient: (address: string) => SmtpAnswer | undefined;
  /** Called when a mail is received, before it is acknowledged. */
  onMail: (mail: ReceivedMail) => Promise<void> | void;
  close(): Promise<void>;
}

interface SmtpAnswer {
  code: number;
  message: string;
}

/** A real SMTP server, on a port of its own. */
export async function startSmtpServer(account?: { user: string; password: string }): Promise<TestSmtpServer> {
  const smtp = new SMTPServer({
    logger: false,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === account?.user && password === account?.password
        ? callback(null, { user: username })
        : callback(refusal({ code: 535, message: 'wrong user or password' })),
    onRcptTo: ({ address }, _session, callback) => {
      const answer = server.onRecipient(address);
      callback(answer ? refusal(answer) : null);
    },
    onData: async (stream, session, callback) => {
      const raw = await text(stream);
      const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw, header: headerOf(raw) };
      server.received.push(mail);
      await server.onMail(mail);
      callback(null);
    },
  });
  // Some tests kill their client, which breaks the connection.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const server: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    onRecipient: () => undefined,
    onMail: () => undefined,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}

function refusal({ code, message }: SmtpAnswer): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

function headerOf(raw: string): (name: string) => string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return (name) => head.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1];
}
