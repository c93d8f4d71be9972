/** Text that has been through the escape, or was written by us: the only thing that is put into a page as it is. */
export class SafeHtml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = string | number | SafeHtml | readonly SafeHtml[] | undefined | false;

/** Every value in the template is escaped unless it is SafeHtml itself, so forgetting to escape is not possible. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  return new SafeHtml(strings.reduce((made, part, at) => made + toMarkup(values[at - 1]) + part));
}

function toMarkup(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === 'object') return value.map((one) => one.markup).join('');
  return escapeHtml(String(value));
}

/** Good for text and attributes, in XML too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
