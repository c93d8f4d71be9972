import { tokensOf } from './same-html.ts';

/*
 * A minimal DOM for the editor's parser and serialiser, so that its schema can be tested without a browser. Markup must
 * be well-formed.
 */

const empty = new Set(['br', 'hr', 'img']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

class PlainNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly childNodes: PlainNode[] = [];
  readonly attributes = new Map<string, string>();
  parentNode: PlainNode | null = null;
  nodeValue: string | null;

  constructor(nodeType: number, nodeName: string, nodeValue: string | null = null) {
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.nodeValue = nodeValue;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get ownerDocument(): PlainDocument {
    return plainDocument;
  }

  get firstChild(): PlainNode | null {
    return this.childNodes[0] ?? null;
  }

  get previousSibling(): PlainNode | null {
    return this.#sibling(-1);
  }

  get nextSibling(): PlainNode | null {
    return this.#sibling(1);
  }

  #sibling(by: number): PlainNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + by] ?? null;
  }

  appendChild(child: PlainNode): PlainNode {
    // Adding a fragment moves its children.
    for (const one of child.nodeType === 11 ? child.childNodes.splice(0) : [child]) {
      one.parentNode = this;
      this.childNodes.push(one);
    }
    return child;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value));
  }

  /** 'a', 'a[href]', 'div[data-type="x"]' and lists of these: the selectors in parse rules. */
  matches(selectors: string): boolean {
    return selectors.split(',').some((selector) => {
      const [, tag = '', rest = ''] = /^\s*([a-z0-9]*)(.*)$/i.exec(selector) ?? [];
      if (tag !== '' && tag.toUpperCase() !== this.nodeName) return false;
      return [...rest.matchAll(/\[([a-z-]+)(?:="?([^\]"]*)"?)?\]/gi)].every(([, name = '', value]) =>
        value === undefined ? this.attributes.has(name) : this.attributes.get(name) === value,
      );
    });
  }

  querySelector(selectors: string): PlainNode | null {
    for (const child of this.childNodes) {
      if (child.nodeType !== 1) continue;
      const found = child.matches(selectors) ? child : child.querySelector(selectors);
      if (found) return found;
    }
    return null;
  }

  get innerHTML(): string {
    return this.childNodes.map((child) => child.outerHTML).join('');
  }

  get outerHTML(): string {
    if (this.nodeType === 3) return escaped(this.nodeValue ?? '');
    const name = this.nodeName.toLowerCase();
    const attributes = [...this.attributes].map(
      ([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`,
    );
    const open = `<${name}${attributes.join('')}>`;
    return empty.has(name) ? open : `${open}${this.innerHTML}</${name}>`;
  }
}

class PlainDocument {
  createElement(name: string): PlainNode {
    return new PlainNode(1, name.toUpperCase());
  }

  createTextNode(text: string): PlainNode {
    return new PlainNode(3, '#text', text);
  }

  createDocumentFragment(): PlainNode {
    return new PlainNode(11, '#fragment');
  }
}

const plainDocument = new PlainDocument();

export function parseHtml(html: string): PlainNode {
  const body = plainDocument.createElement('body');
  let at = body;
  for (const { kind, name, attributes, text } of tokensOf(html)) {
    if (kind === 'text') at.appendChild(plainDocument.createTextNode(text));
    else if (kind === 'close') at = at.parentNode ?? body;
    else {
      const element = plainDocument.createElement(name);
      for (const [key, value] of attributes) element.setAttribute(key, value);
      at.appendChild(element);
      if (!empty.has(name)) at = element;
    }
  }
  return body;
}

export { plainDocument };
