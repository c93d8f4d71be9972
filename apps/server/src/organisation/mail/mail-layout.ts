import { html, type SafeHtml } from '../../foundation/html/safe-html.ts';
import type { MailBlock, MailContent, OrderedLine, Sum } from './mail-content.ts';
import type { MailTheme } from './mail-theme.ts';

const font = 'font-family:Arial,Helvetica,sans-serif';
const ink = '#1f2328';
const quiet = '#565b63';
/** A long word would make the whole mail wider than a phone. Outlook supports only the second property. */
const anywhere = 'overflow-wrap:anywhere;word-break:break-word';

/** Tables and inline styles, which Outlook, Gmail and phones render alike. */
export function renderMailHtml(content: MailContent, look: MailTheme): string {
  return html`<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><title>${content.subject}</title></head>
<body style="margin:0;padding:0;background:#ffffff;color:${ink};${font}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${content.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#ffffff"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;border:1px solid #e7e5e0">
<tr><td bgcolor="${look.accent}" style="padding:16px 32px"><a href="${look.homeUrl}" style="color:${look.onAccent};text-decoration:none;font-size:18px;font-weight:bold;${font}"><img src="${look.logoUrl}" width="160" alt="${look.name}" style="display:block;width:160px;height:auto;border:0"></a></td></tr>
<tr><td style="padding:24px 32px 8px 32px"><h1 style="margin:0;font-size:24px;line-height:30px;color:${ink};${font}">${content.heading}</h1></td></tr>
${content.blocks.map(
  (
    block,
  ) => html`<tr><td style="padding:8px 32px;font-size:16px;line-height:24px;color:${ink};${font}">${blockHtml(block, look)}</td></tr>
`,
)}<tr><td style="padding:24px 32px;font-size:13px;line-height:20px;color:${quiet};${font}">${content.reason}${quietLink(content, look)}</td></tr>
<tr><td style="padding:16px 32px;font-size:13px;line-height:20px;color:${quiet};background:#fafaf8;border-top:1px solid #e7e5e0;${font}"><strong style="color:${ink}">${look.name}</strong><br>${contactLine(look)}<br><a href="${look.homeUrl}" style="color:${quiet}">${look.homeUrl}</a></td></tr>
</table></td></tr></table></body></html>
`.markup;
}

function quietLink({ link }: MailContent, look: MailTheme): SafeHtml | undefined {
  return link && html`<br><a href="${look.urlOf(link.path)}" style="color:${quiet}">${link.label}</a>`;
}

function blockHtml(block: MailBlock, look: MailTheme): SafeHtml {
  if (block.type === 'paragraph') return html`${withBreaks(block.text)}`;
  if (block.type === 'facts') {
    return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${block.facts.map(
      ({ label, value }) =>
        html`<tr><td valign="top" style="padding:6px 16px 6px 0;width:35%;font-size:14px;line-height:20px;color:${quiet};${font}">${label}</td><td valign="top" style="padding:6px 0;font-size:14px;line-height:20px;color:${ink};${anywhere};${font}">${withBreaks(value)}</td></tr>`,
    )}</table>`;
  }
  if (block.type === 'lines') return linesHtml(block);
  const url = look.urlOf(block.path);
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${look.accent}" style="border-radius:4px"><a href="${url}" style="display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:bold;color:${look.onAccent};text-decoration:none;${font}">${block.label}</a></td></tr></table>
<p style="margin:12px 0 0 0;font-size:13px;line-height:20px;color:${quiet}">Werkt de knop niet? Kopieer dan dit adres naar je browser:<br><a href="${url}" style="color:${quiet};word-break:break-all">${url}</a></p>`;
}

const small = `font-size:14px;line-height:20px;${font}`;
const ruled = `border-top:1px solid #e7e5e0`;
/** Amounts are aligned below each other and are never broken. */
const amountCell = `padding:8px 0 8px 16px;${small};text-align:right;white-space:nowrap`;

function linesHtml({ lines, sums }: { lines: readonly OrderedLine[]; sums: readonly Sum[] }): SafeHtml {
  const heading = (text: string, align: 'left' | 'right') =>
    html`<th align="${align}" scope="col" style="padding:8px 0;${small};font-weight:normal;color:${quiet}">${text}</th>`;
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${heading('Artikelen', 'left')}${sums.length > 0 && heading('Bedrag', 'right')}</tr>${lines.map(
    ({ name, code, quantity, price, amount }) =>
      html`<tr><td valign="top" style="padding:8px 0;${small};${ruled};color:${ink};${anywhere}"><strong>${name}</strong><br><span style="color:${quiet}">${code}</span><br>${[quantity, price].filter(Boolean).join(' · ')}</td>${amount !== undefined && html`<td valign="top" align="right" style="${amountCell};${ruled};color:${ink}">${amount}</td>`}</tr>`,
  )}${sums.map(({ label, amount }, at) => {
    const isTotal = at === sums.length - 1;
    const style = `${at === 0 || isTotal ? `${ruled};` : ''}${isTotal ? `font-weight:bold;color:${ink}` : `color:${quiet}`}`;
    return html`<tr><td valign="top" style="padding:8px 0;${small};${style}">${label}</td><td valign="top" align="right" style="${amountCell};${style}">${amount}</td></tr>`;
  })}</table>`;
}

function withBreaks(text: string): readonly SafeHtml[] {
  return text.split(/\r?\n/).map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}

export function renderMailText(content: MailContent, look: MailTheme): string {
  const parts = [
    wrap(content.heading),
    ...content.blocks.map((block) => blockText(block, look)),
    wrap(content.reason),
    ...(content.link ? [`${wrap(content.link.label)}:\n${look.urlOf(content.link.path)}`] : []),
    ['-- ', wrap(look.name), wrap(contactLine(look)), look.homeUrl].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock, look: MailTheme): string {
  if (block.type === 'paragraph') return wrap(block.text);
  if (block.type === 'facts') return block.facts.map(({ label, value }) => wrap(`${label}: ${value}`)).join('\n');
  if (block.type === 'lines') return linesText(block);
  return `${wrap(block.label)}:\n${look.urlOf(block.path)}`;
}

function linesText({ lines, sums }: { lines: readonly OrderedLine[]; sums: readonly Sum[] }): string {
  const articles = lines.map(({ name, code, quantity, price, amount }) =>
    [`${name} (${code})`, [quantity, price, amount].filter(Boolean).join(' · ')].map(wrap).join('\n'),
  );
  const added = sums.map(({ label, amount }) => wrap(`${label}: ${amount}`)).join('\n');
  return ['Artikelen:', ...articles, ...(added === '' ? [] : [added])].join('\n\n');
}

function contactLine({ phone, email }: MailTheme): string {
  return [phone, email].filter(Boolean).join(' · ');
}

const columns = 72;

/** Breaks between words only: a URL cut in two cannot be clicked. */
export function wrap(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const lines: string[] = [];
      for (const word of line.split(/ +/)) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines.join('\n');
    })
    .join('\n');
}
