import { type HtmlValue, html, SafeHtml } from '../../foundation/html/safe-html.ts';
import type { MailMessage } from './mail.tables.ts';

export const mailsPerPage = 50;

interface Inbox {
  to?: string | undefined;
  page: number;
  totalMatching: number;
  mails: readonly MailMessage[];
}

/** Pages without script, which work in any state of the storefront. */
export function renderInbox({ to, page, totalMatching, mails }: Inbox): string {
  const pageUrl = (number: number) =>
    `/dev/mail?${new URLSearchParams({ ...(to ? { to } : {}), page: String(number) })}`;
  const found = totalMatching === 1 ? '1 mail' : `${totalMatching} mails`;
  return renderPage(
    'Postvak voor ontwikkelaars',
    html`<header><h1>Postvak voor ontwikkelaars</h1><p>Alles wat deze demo mailt, nieuwste bovenaan. Er gaat niets echt de deur uit zolang er geen mailserver is ingesteld.</p>
<form action="/dev/mail" role="search"><label for="to">Ontvanger</label><input id="to" name="to" type="search" value="${to ?? ''}" maxlength="254" autocomplete="off"><button>Zoeken</button>${to ? html`<a href="/dev/mail">Alles tonen</a>` : undefined}</form></header>
<main><p role="status">${to ? `${found} aan “${to}”` : found}</p>
${mails.length > 0 ? renderList(mails) : html`<p class="empty">Hier is nog niets. Vraag een account of een nieuw wachtwoord aan en ververs deze pagina.</p>`}
<nav aria-label="Pagina’s">${page > 1 ? html`<a href="${pageUrl(page - 1)}" rel="prev">Nieuwere mails</a>` : undefined}${page * mailsPerPage < totalMatching ? html`<a href="${pageUrl(page + 1)}" rel="next">Oudere mails</a>` : undefined}</nav></main>`,
  );
}

function renderList(mails: readonly MailMessage[]): SafeHtml {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Mails"><table><thead><tr><th scope="col">Onderwerp</th><th scope="col">Aan</th><th scope="col">Geschreven</th><th scope="col">Soort</th><th scope="col">Toestand</th></tr></thead><tbody>${mails.map(
    (mail) =>
      html`<tr><th scope="row"><a href="/dev/mail/${mail.id}">${mail.subject}</a></th><td>${mail.to}</td><td>${moment(mail.createdAt)}</td><td>${mail.kind}</td><td>${state(mail)}</td></tr>`,
  )}</tbody></table></div>`;
}

export function renderInboxMail(mail: MailMessage, view: 'html' | 'text'): string {
  const tab = (name: 'html' | 'text', label: string) =>
    html`<a href="/dev/mail/${mail.id}?view=${name}"${name === view ? new SafeHtml(' aria-current="page"') : undefined}>${label}</a>`;
  const row = (label: string, value: HtmlValue) => html`<dt>${label}</dt><dd>${value}</dd>`;
  return renderPage(
    mail.subject,
    html`<header><p><a href="/dev/mail">Terug naar het postvak</a></p><h1>${mail.subject}</h1>
<dl>${row('Van', mail.from)}${row('Aan', mail.to)}${mail.replyTo ? row('Antwoord aan', mail.replyTo) : undefined}${mail.unsubscribeUrl ? row('Afmelden met één klik', mail.unsubscribeUrl) : undefined}${row('Geschreven', moment(mail.createdAt))}${row('Soort', mail.kind)}${row('Toestand', state(mail))}${mail.lastError ? row('Laatste fout', mail.lastError) : undefined}</dl>
<nav aria-label="Versie">${tab('html', 'Opgemaakt')}${tab('text', 'Platte tekst')}</nav></header>
<main>${
      view === 'html'
        ? html`<iframe src="/dev/mail/${mail.id}/html" title="Opgemaakte versie" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`
        : html`<pre tabindex="0">${withLinks(mail.text)}</pre>`
    }</main>`,
  );
}

function state({ sentAt, lastError, attempts }: MailMessage): SafeHtml {
  if (sentAt) return html`<span class="sent">bezorgd</span> ${moment(sentAt)}`;
  if (lastError)
    return html`<span class="failed">niet bezorgd</span> na ${attempts} ${attempts === 1 ? 'poging' : 'pogingen'}`;
  return html`<span>wacht op verzending</span>`;
}

function withLinks(text: string): readonly SafeHtml[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

const dutchMoment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

function moment(at: Date): SafeHtml {
  return html`<time datetime="${at.toISOString()}">${dutchMoment.format(at)}</time>`;
}

function renderPage(title: string, body: SafeHtml): string {
  return html`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body}</body></html>`
    .markup;
}

const style =
  new SafeHtml(`*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1.5rem;color:#1f2328;background:#fafaf8}
h1{margin:0 0 .5rem;line-height:1.2;overflow-wrap:anywhere}a{color:#12355b}a:focus-visible,input:focus-visible,button:focus-visible,[tabindex]:focus-visible{outline:3px solid #12355b;outline-offset:2px}
form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem}label{font-weight:600}input,button{font:inherit;border-radius:6px;padding:.5rem .75rem;min-height:2.75rem}
input{border:1px solid #8b8780;background:#fff;flex:1 1 14rem;min-width:0}button{border:0;background:#12355b;color:#fff;font-weight:600;cursor:pointer}
.wide{overflow-x:auto;background:#fff;border:1px solid #e7e5e0;border-radius:6px}table{border-collapse:collapse;width:100%}th,td{padding:.6rem .75rem;text-align:left;vertical-align:top}
thead th{font-size:.875rem;color:#565b63;white-space:nowrap}tbody tr{border-top:1px solid #e7e5e0}time{white-space:nowrap}.empty{background:#fff;border:1px solid #e7e5e0;border-radius:6px;padding:1.5rem}
.sent{color:#1b7a3d}.failed{color:#b3142b}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0 0 1rem}dt{color:#565b63}dd{margin:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin:1rem 0}nav a{padding:.5rem 0}[aria-current]{font-weight:600;text-decoration:none;border-bottom:3px solid #12355b}
iframe{display:block;width:100%;height:75vh;min-height:30rem;border:1px solid #e7e5e0;border-radius:6px;background:#fff}pre{background:#fff;border:1px solid #e7e5e0;border-radius:6px;padding:1rem;margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.9375rem}`);
