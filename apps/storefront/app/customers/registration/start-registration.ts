import { browserApi } from '../../frame/http/api.ts';

/** P 7.4: mails a link to continue. */
export async function startRegistration(ventureId: string, emailAddress: string): Promise<void> {
  const body = { emailAddress, ventureId, AcceptedTermsAndConditions: true as const };
  await browserApi(ventureId).call('registration.start', { body });
}
