import { facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface ClientQuoteMail {
  /** The contractor. */
  sender: string;
  /** The user who sent it. */
  by: string;
  email: string;
  number: string;
  title: string;
  /** As they typed it. */
  text: string;
}

/** From a customer of ours to a client of theirs, with their own PDF. Mentions neither us nor our prices. */
export const clientQuote: MailTemplate<ClientQuoteMail> = ({ sender, by, email, number, title, text }) => ({
  subject: `Offerte ${number} van ${sender}`,
  preview: title,
  heading: title,
  blocks: [
    ...text
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== '')
      .map((part) => paragraph(part)),
    facts([
      { label: 'Offerte', value: number },
      { label: 'Van', value: [sender, by].filter(Boolean).join('\n') },
      { label: 'Antwoord naar', value: email },
    ]),
  ],
  reason: `${sender} stuurde je deze offerte. Ken je dit bedrijf niet? Dan kun je deze mail weggooien.`,
});
