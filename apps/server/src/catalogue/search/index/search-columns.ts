type NumberArray = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A typed array that grows; hot loops read `array` up to `length`. */
export class Column<A extends NumberArray> {
  array: A;
  length: number;
  readonly #make: new (
    length: number,
  ) => A;

  constructor(make: new (length: number) => A, filled?: A) {
    this.#make = make;
    this.array = filled ?? new make(64);
    this.length = filled?.length ?? 0;
  }

  push(value: number): void {
    if (this.length === this.array.length) {
      const larger = new this.#make(Math.ceil(this.length * 1.5) + 64);
      larger.set(this.array);
      this.array = larger;
    }
    this.array[this.length++] = value;
  }

  /** Just what is in it, in a buffer of its own. */
  trimmed(): A {
    return this.array.slice(0, this.length) as A;
  }
}

/** A list of numbers per row, rows in order: `values[starts[row] .. starts[row + 1]]`. */
export class ListColumn {
  readonly starts: Column<Uint32Array<ArrayBuffer>>;
  readonly values: Column<Uint32Array<ArrayBuffer>>;

  constructor(given?: PackedLists) {
    this.starts = new Column(Uint32Array, given?.starts);
    this.values = new Column(Uint32Array, given?.values);
    if (!given) this.starts.push(0);
  }

  pushRow(values: Iterable<number>): void {
    for (const value of values) this.values.push(value);
    this.starts.push(this.values.length);
  }

  has(row: number, value: number): boolean {
    const values = this.values.array;
    for (let at = this.starts.array[row]!, end = this.starts.array[row + 1]!; at < end; at++) {
      if (values[at] === value) return true;
    }
    return false;
  }

  packed(): PackedLists {
    return { starts: this.starts.trimmed(), values: this.values.trimmed() };
  }
}

export interface PackedLists {
  starts: Uint32Array<ArrayBuffer>;
  values: Uint32Array<ArrayBuffer>;
}

/** Numbers for strings, handed out in the order in which they come. */
export class Dictionary {
  readonly values: string[];
  readonly #ids: Map<string, number>;

  constructor(values: string[] = []) {
    this.values = values;
    this.#ids = new Map(values.map((value, id) => [value, id]));
  }

  find(value: string): number | undefined {
    return this.#ids.get(value);
  }

  intern(value: string): number {
    const known = this.#ids.get(value);
    if (known !== undefined) return known;
    this.#ids.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}
