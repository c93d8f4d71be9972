import { whenNeeded } from '@bouwpoort/trade/foundation/lazy';

export type Translate = (key: string | readonly string[], values?: Record<string, unknown>) => string;

const plurals = whenNeeded(() => new Intl.PluralRules('nl'));
const noValues: Record<string, unknown> = {};
const parameter = /\{\{(\w+)\}\}(\.?)/g;

/**
 * The loaded texts, in the format of i18next: `{{parameters}}`, and the suffixes `_one`, `_other` and `_zero` for counts.
 * There is one language and a page looks up hundreds of texts, so a full i18n library would only add cost.
 */
export class Words {
  readonly #texts = new Map<string, Record<string, string>>();
  readonly #translates = new Map<string, Translate>();
  readonly #missed = new Set<string>();

  has(namespace: string): boolean {
    return this.#texts.has(namespace);
  }

  add(namespace: string, texts: Record<string, string>): void {
    this.#texts.set(namespace, texts);
  }

  /** Looks up texts of a namespace; `other:key` is in another one. A missing key returns the key itself. */
  of(namespace: string): Translate {
    const known = this.#translates.get(namespace);
    if (known) return known;
    const translate: Translate = (keys, values = noValues) => {
      const text =
        typeof keys === 'string'
          ? this.#find(namespace, keys, values.count)
          : this.#findFirst(namespace, keys, values.count);
      if (text !== undefined) {
        return text.includes('{{') ? filled(text, values) : text;
      }
      const missed = typeof keys === 'string' ? keys : (keys.at(-1) ?? '');
      // The namespace may still be loading.
      if (this.has(namespace)) this.#tell(`${namespace}:${missed}`);
      return missed;
    };
    this.#translates.set(namespace, translate);
    return translate;
  }

  /** A key on screen is a bug: log it once, in the browser, where tests and telemetry find it. */
  #tell(missed: string): void {
    if (typeof document === 'undefined' || this.#missed.has(missed)) return;
    this.#missed.add(missed);
    console.error(`There is no text for ${missed}`);
  }

  #findFirst(namespace: string, keys: readonly string[], count: unknown): string | undefined {
    for (const key of keys) {
      const text = this.#find(namespace, key, count);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  #find(namespace: string, given: string, count: unknown): string | undefined {
    const colon = given.indexOf(':');
    const key = given.slice(colon + 1);
    const texts = this.#texts.get(colon === -1 ? namespace : given.slice(0, colon));
    if (!texts) return undefined;
    const plain = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (typeof count !== 'number') return plain;
    const none = count === 0 ? texts[`${key}_zero`] : undefined;
    return none ?? texts[`${key}_${plurals().select(count)}`] ?? plain;
  }
}

/** Avoids a double full stop after a name such as 'Van Dijk Bouw B.V.' at the end of a sentence. */
function filled(text: string, values: Record<string, unknown>): string {
  return text.replace(parameter, (_, name: string, stop: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name] ?? '') : '';
    return value.endsWith('.') ? value : value + stop;
  });
}
