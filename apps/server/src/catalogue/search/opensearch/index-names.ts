const plain = /^[a-z0-9][a-z0-9-]*$/;

/** What the indexes of one installation are called. A generation is all that was built together. */
export class IndexNames {
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  get state(): string {
    return `${this.#prefix}-state`;
  }

  /** Of one shop, whichever generation is live: what people and other programs look at. */
  alias(ventureId: string): string {
    return `${this.#prefix}-${plain.test(ventureId) ? ventureId : Buffer.from(ventureId).toString('hex')}`;
  }

  products(ventureId: string, generation: number): string {
    return `${this.alias(ventureId)}-v${generation}`;
  }

  words(generation: number): string {
    return `${this.#prefix}-words-v${generation}`;
  }

  get everything(): string {
    return `${this.#prefix}-*`;
  }

  /** The generation an index belongs to; nothing for what is no index of products or words. */
  generationOf(index: string): number | undefined {
    const [, generation] = index.startsWith(`${this.#prefix}-`) ? (/-v(\d+)$/.exec(index) ?? []) : [];
    return generation === undefined ? undefined : Number(generation);
  }
}
