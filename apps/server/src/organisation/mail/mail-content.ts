import { showTime } from '@bouwpoort/trade/foundation/dutch-dates';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';

/** The content of a mail, without its layout: the HTML and the text version are both rendered from it. */
export interface MailContent {
  subject: string;
  /** The preview text that mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Why this person gets it, or what to do if it was not meant for them. */
  reason: string;
  /** Below the reason, where people look for the unsubscribe link. */
  link?: { label: string; path: string };
}

export type MailBlock =
  | { type: 'paragraph'; text: string }
  /** `path` is a path of our own site: a mail links nowhere else. */
  | { type: 'button'; label: string; path: string }
  | { type: 'facts'; facts: readonly Fact[] }
  | { type: 'lines'; lines: readonly OrderedLine[]; sums: readonly Sum[] };

export interface Fact {
  label: string;
  /** User input; may have line breaks. */
  value: string;
}

/** An article of an order, in words. */
export interface OrderedLine {
  name: string;
  code: string;
  /** '2 pakken = 17,28 m²' */
  quantity: string;
  /** '€ 10,48 per m²'; absent, like the amount, for a user who may not see prices. */
  price?: string;
  /** '€ 181,09' */
  amount?: string;
}

export interface Sum {
  label: string;
  amount: string;
}

export function paragraph(text: string): MailBlock {
  return { type: 'paragraph', text };
}

export function button(label: string, path: string): MailBlock {
  return { type: 'button', label, path };
}

export function facts(list: readonly Fact[]): MailBlock {
  return { type: 'facts', facts: list };
}

/** The ordered lines, with sizes as the shop writes them, and sums: the last sum is the total of the others. */
export function orderedLines(lines: readonly OrderedLine[], sums: readonly Sum[]): MailBlock {
  return { type: 'lines', lines: lines.map((line) => ({ ...line, name: withTimesSigns(line.name) })), sums };
}

/** The fields of the venture that a template may use. */
export interface MailVenture {
  name: string;
}

export type MailTemplate<Data> = (data: Data, venture: MailVenture) => MailContent;

/** A name such as 'Van Dijk Bouw B.V.' at the end of a sentence already ends in a full stop. */
export function withSingleStops(content: MailContent): MailContent {
  return {
    ...content,
    subject: singleStops(content.subject),
    preview: singleStops(content.preview),
    heading: singleStops(content.heading),
    blocks: content.blocks.map((block) =>
      block.type === 'paragraph' ? { ...block, text: singleStops(block.text) } : block,
    ),
    reason: singleStops(content.reason),
  };
}

function singleStops(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** 'maandag 16 november 2026 om 10.00 uur' */
export function inWords(at: Date): string {
  return `${moment.format(at)} om ${showTime(at, 'sentence')}`;
}
