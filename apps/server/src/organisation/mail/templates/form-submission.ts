import { button, type Fact, facts, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface FormSubmission {
  /** The form's own title. */
  form: string;
  /** The page of the form. */
  path: string;
  submittedAt: Date;
  /** The input, in the order of the form. */
  fields: readonly Fact[];
}

/** The input of a visitor on a content page, for the staff of the venture. */
export const formSubmission: MailTemplate<FormSubmission> = ({ form, path, submittedAt, fields }, venture) => ({
  subject: `Ingevuld formulier: ${form}`,
  preview: fields
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ')
    .slice(0, 120),
  heading: form,
  blocks: [
    paragraph(`Dit formulier is op ${inWords(submittedAt)} ingevuld op de site van ${venture.name}.`),
    facts(fields.map(({ label, value }) => ({ label, value: value.trim() === '' ? 'niet ingevuld' : value }))),
    button('Pagina bekijken', path),
  ],
  reason: 'Je krijgt deze mail omdat dit adres bij het formulier als ontvanger is ingesteld.',
});
