import type { Settings } from './settings.ts';

/** Demo defaults that a real shop must not run on. */
export function missingInProduction(s: Settings): string[] {
  const missing: string[] = [];
  if (!s.DATABASE_URL) missing.push('DATABASE_URL (the embedded database is for demonstrations)');
  if (!s.TOKEN_SECRET) missing.push('TOKEN_SECRET (at least 32 random characters, the same on every process)');
  if (!s.PUBLIC_URL?.startsWith('https://')) missing.push('PUBLIC_URL (the https address customers use)');
  if (!s.SMTP_URL) missing.push('SMTP_URL (the mail server; the development inbox is for demonstrations)');
  if (!s.MAIL_FROM) missing.push('MAIL_FROM (the address mails come from)');
  if (!s.KVK_API_KEY) missing.push('KVK_API_KEY (the company register; the embedded one holds invented companies)');
  // Some of them without the others is refused wherever it runs.
  if (!s.PAYNL_SERVICE_ID && !s.PAYNL_TOKEN_CODE && !s.PAYNL_API_TOKEN && !s.SANDBOX_PAYMENTS) {
    missing.push('PAYNL_SERVICE_ID, PAYNL_TOKEN_CODE and PAYNL_API_TOKEN (in the sandbox nobody really pays)');
  }
  if (s.DEV_INBOX) missing.push('DEV_INBOX=false (anybody could read every mail, and take over accounts)');
  return missing;
}
