import { inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface WebhookSwitchedOff {
  url: string;
  since: Date;
}

export const webhookSwitchedOff: MailTemplate<WebhookSwitchedOff> = ({ url, since }, venture) => ({
  subject: `De webhook van ${venture.name} is uitgezet`,
  preview: 'Onze berichten kwamen drie dagen lang niet aan.',
  heading: 'Je webhook is uitgezet',
  blocks: [
    paragraph(`Sinds ${inWords(since)} kwam geen enkel bericht van ${venture.name} aan op ${url}.`),
    paragraph(
      'Daarom sturen we er niets meer naartoe. Is het verholpen? Laat de webhook dan weer aanzetten; wat intussen niet aankwam kan alsnog verstuurd worden.',
    ),
  ],
  reason: 'Je krijgt dit bericht omdat je als eigenaar van deze webhook bent opgegeven.',
});
