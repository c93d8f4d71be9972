import type { SandboxChoice, SandboxOutcome } from '@bouwpoort/contract/ordering/payments';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { html, SafeHtml } from '../../foundation/html/safe-html.ts';
import { type SandboxPayment, sandboxOptions } from './sandbox.ts';

const outcomes: readonly { value: SandboxOutcome; label: string; hint: string }[] = [
  { value: 'successful', label: 'Betaald', hint: 'Het bedrag is binnen.' },
  { value: 'reservation', label: 'Gereserveerd', hint: 'Het bedrag staat vast op de kaart en moet nog geïnd worden.' },
  { value: 'deviating', label: 'Afwijkend bedrag', hint: 'Er is meer of minder betaald; de webshop beslist.' },
  { value: 'canceledByUser', label: 'Geannuleerd', hint: 'Je breekt de betaling zelf af.' },
  { value: 'refused', label: 'Geweigerd', hint: 'De bank zegt nee.' },
  { value: 'failed', label: 'Mislukt', hint: 'Er gaat onderweg iets stuk.' },
  { value: 'notCompleted', label: 'Nog niet bekend', hint: 'Je gaat terug terwijl de bank er nog mee bezig is.' },
  { value: 'close', label: 'Venster sluiten', hint: 'Je loopt weg zonder iets te kiezen.' },
];

/**
 * The page where a visitor plays customer, bank and provider. Without script, so that it works in every browser and
 * test.
 */
export function renderSandboxPage(payment: SandboxPayment, choice: SandboxChoice): string {
  const option = sandboxOptions.find(({ id }) => id === payment.optionId) ?? sandboxOptions[0];
  const bank = choice.bank ?? payment.subOptionId;
  return renderPage(
    'Betalen in de sandbox',
    html`<p class="amount"><span>${payment.description}</span><strong>${euros(payment.amountCents)}</strong></p>
<form method="post" action="/sandbox/betalen/${payment.providerId}">
${
  option && option.banks.length > 0
    ? html`<label for="bank">Je bank</label><select id="bank" name="bank">${option.banks.map(({ id, name }) => html`<option value="${id}"${flag('selected', id === bank)}>${name}</option>`)}</select>`
    : html`<p>Betaalwijze: <strong>${option?.name ?? ''}</strong></p>`
}
<fieldset><legend>Hoe loopt het af?</legend>${outcomes.map(
      ({ value, label, hint }) =>
        html`<label class="choice"><input type="radio" name="outcome" value="${value}"${flag('checked', value === choice.outcome)}><span><b>${label}</b><small>${hint}</small></span></label>`,
    )}</fieldset>
<details><summary>Voor wie het precies wil weten</summary>
<label for="deviation">Bij een afwijkend bedrag</label><select id="deviation" name="deviation"><option value="more"${flag('selected', choice.deviation === 'more')}>een euro te veel</option><option value="less"${flag('selected', choice.deviation === 'less')}>een euro te weinig</option></select>
<label for="delaySeconds">Melding aan de webshop na (seconden)</label><input id="delaySeconds" name="delaySeconds" type="number" min="0" max="3600" value="${choice.delaySeconds}">
<label for="calls">Aantal meldingen</label><input id="calls" name="calls" type="number" min="0" max="5" value="${choice.calls}">
<label class="tick"><input type="checkbox" name="wrongOrder"${flag('checked', choice.wrongOrder)}> Daarna nog een oude melding, in de verkeerde volgorde</label>
<label class="tick"><input type="checkbox" name="stayAway"${flag('checked', choice.stayAway)}> Niet terugkeren naar de webshop</label>
</details>
<button>Doorgaan</button></form>`,
  );
}

export function renderSandboxEnd(title: string, text: string, returnUrl: string): string {
  return renderPage(title, html`<p>${text}</p><p><a href="${returnUrl}">Terug naar de webshop</a></p>`);
}

function euros(cents: number): string {
  return showEuros(decimal(cents).div(100));
}

function flag(name: string, on: boolean): SafeHtml | undefined {
  return on ? new SafeHtml(` ${name}`) : undefined;
}

function renderPage(title: string, body: SafeHtml): string {
  return html`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><header><p>Sandbox</p></header><main><h1>${title}</h1>
<p class="note">Dit is een oefenpagina: er gaat geen geld om.</p>
${body}</main></body></html>`.markup;
}

const style =
  new SafeHtml(`*{box-sizing:border-box}body{font:16px/1.5 "Inter Variable",Inter,system-ui,sans-serif;margin:0;color:#1f2328;background:#fafaf8}
header{background:#12355b;color:#fff;border-bottom:4px solid #ffc72c}header p{margin:0 auto;max-width:34rem;padding:.75rem 1.25rem;font-weight:700;letter-spacing:.02em}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}h1{font-family:"Archivo Variable",Archivo,"Arial Narrow",Arial,sans-serif;font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
.note{margin:0 0 1.25rem;padding:.6rem .9rem;border-radius:6px;background:#fff3d9;color:#8a4f00}.amount{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem;background:#fff;border:1px solid #e7e5e0;border-radius:6px;padding:1rem 1.25rem;margin:0 0 1.25rem}.amount strong{font-size:1.3125rem}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}select,input[type=number]{font:inherit;width:100%;min-height:2.75rem;padding:.4rem .75rem;border:1px solid #87827a;border-radius:6px;background:#fff;color:inherit}
fieldset{border:0;padding:0;margin:1.25rem 0}legend{font-weight:700;padding:0;margin-bottom:.5rem}.choice{display:flex;gap:.75rem;align-items:flex-start;margin:0;padding:.6rem 1rem;min-height:2.75rem;background:#fff;border:1px solid #e7e5e0;border-bottom-width:0;font-weight:400;cursor:pointer}
.choice:first-of-type{border-radius:6px 6px 0 0}.choice:last-of-type{border-bottom-width:1px;border-radius:0 0 6px 6px}.choice:has(:checked){background:#eef2f6}.choice input,.tick input{width:1.25rem;height:1.25rem;margin:.15rem 0 0;flex:none;accent-color:#12355b}.choice b,.choice small{display:block}.choice small{font-size:.875rem;color:#565b63}
details{margin:0 0 1.25rem}summary{min-height:2.75rem;padding:.6rem 0;cursor:pointer;color:#12355b;font-weight:600}.tick{display:flex;gap:.75rem;font-weight:400;min-height:2.75rem;align-items:flex-start}
button{font:inherit;font-weight:600;width:100%;min-height:3.25rem;border:0;border-radius:6px;background:#12355b;color:#fff;cursor:pointer}button:hover{background:#0e2b4a}a{color:#12355b}
:is(a,button,input,select,summary):focus-visible{outline:3px solid #12355b;outline-offset:2px}`);
