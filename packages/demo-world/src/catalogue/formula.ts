import { boxed, each, measuredIn, perLength, stacked, type UnitPlan, unitCode } from './catalogue-units.ts';

/*
 * The formulas of the data files, as in a spreadsheet: `4.2 + thickness * 0.152`, `soort in ('zaag', 'vijl')`,
 * `each('zak', 'pallet', weight < 9 ? 120 : 80)`. Names are the sizes of the goods and the axes of the family.
 */

type Value = number | string | boolean | UnitPlan;
export type Scope = Readonly<Record<string, number | string>>;
export type Formula<T extends Value = Value> = (scope: Scope) => T;

type Operator = (a: Value, b: Value) => Value;
const amounts =
  (compute: (a: number, b: number) => number): Operator =>
  (a, b) =>
    compute(a as number, b as number);

/** From what binds least to what binds most. */
const levels: readonly Readonly<Record<string, Operator>>[] = [
  { or: (a, b) => a === true || b === true },
  { and: (a, b) => a === true && b === true },
  {
    '=': (a, b) => a === b,
    '!=': (a, b) => a !== b,
    '<': (a, b) => a < b,
    '<=': (a, b) => a <= b,
    '>': (a, b) => a > b,
    '>=': (a, b) => a >= b,
  },
  { '+': amounts((a, b) => a + b), '-': amounts((a, b) => a - b) },
  { '*': amounts((a, b) => a * b), '/': amounts((a, b) => a / b) },
  { '^': amounts((a, b) => a ** b) },
];

/** 'pallet', 40, 'laag', 10 → pairs. */
function larger(rest: readonly Value[]): (readonly [string, number])[] {
  return Array.from({ length: rest.length / 2 }, (_, i) => [
    unitCode(rest[i * 2] as string),
    rest[i * 2 + 1] as number,
  ]);
}

const functions: Readonly<Record<string, (args: readonly Value[]) => Value>> = {
  min: (args) => Math.min(...(args as number[])),
  max: (args) => Math.max(...(args as number[])),
  floor: ([value]) => Math.floor(value as number),
  round: ([value]) => Math.round(value as number),
  measured: ([measure, pack, held, onPallet]) =>
    measuredIn(unitCode(measure as string), unitCode(pack as string), held as number, onPallet as number | undefined),
  lengths: ([metres, inBundle]) => perLength(metres as number, inBundle as number),
  each: ([unit, ...rest]) => each(unitCode(unit as string), ...larger(rest)),
  boxed: ([pieces, per]) => boxed(pieces as number, per as number | undefined),
  stacked: ([layer, layers, per]) => stacked(layer as number, layers as number, per as number),
};

const tokens = /\s*(\d+(?:\.\d+)?(?:e-?\d+)?|'[^']*'|[a-zA-Z]+|[<>!]=|[-+*/^<>=?:(),])/y;

class Parser {
  readonly #text: string;
  readonly #names: ReadonlySet<string>;
  readonly #tokens: string[] = [];
  #at = 0;

  constructor(text: string, names: Iterable<string>) {
    this.#text = text.trim();
    this.#names = new Set(names);
    tokens.lastIndex = 0;
    for (let from = 0; from < this.#text.length; from = tokens.lastIndex) {
      const token = tokens.exec(this.#text)?.[1];
      if (token === undefined) throw this.#mistake(`unreadable from '${this.#text.slice(from)}'`);
      this.#tokens.push(token);
    }
  }

  parse(): Formula {
    const formula = this.#choice();
    if (this.#at < this.#tokens.length) throw this.#mistake(`'${this.#tokens[this.#at]}' is one too many`);
    return formula;
  }

  #mistake(what: string): Error {
    return new Error(`formula '${this.#text}': ${what}`);
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }

  #expect(token: string): void {
    if (!this.#takes(token)) throw this.#mistake(`'${token}' is missing`);
  }

  #choice(): Formula {
    const condition = this.#binary(0);
    if (!this.#takes('?')) return condition;
    const yes = this.#choice();
    this.#expect(':');
    const no = this.#choice();
    return (scope) => (condition(scope) === true ? yes(scope) : no(scope));
  }

  #binary(level: number): Formula {
    const operators = levels[level];
    if (!operators) return this.#single();
    let left = this.#binary(level + 1);
    for (;;) {
      const operator = operators[this.#tokens[this.#at] ?? ''];
      if (operator) {
        this.#at++;
        const [before, after] = [left, this.#binary(level + 1)];
        left = (scope) => operator(before(scope), after(scope));
      } else if ('=' in operators && this.#takes('in')) {
        const [value, texts] = [left, this.#arguments()];
        left = (scope) => texts.some((text) => text(scope) === value(scope));
      } else return left;
    }
  }

  #single(): Formula {
    const token = this.#tokens[this.#at++] ?? '';
    if (token === '(') {
      const inner = this.#choice();
      this.#expect(')');
      return inner;
    }
    if (token === 'not') {
      const inner = this.#binary(2);
      return (scope) => inner(scope) !== true;
    }
    if (token.startsWith("'")) return constant(token.slice(1, -1));
    if (token === 'true' || token === 'false') return constant(token === 'true');
    if (/^\d/.test(token)) return constant(Number(token));
    const call = Object.hasOwn(functions, token) ? functions[token] : undefined;
    if (call) {
      const given = this.#arguments();
      return (scope) => call(given.map((one) => one(scope)));
    }
    if (!this.#names.has(token)) throw this.#mistake(`'${token}' is unknown`);
    return (scope) => scope[token] ?? 0;
  }

  #arguments(): Formula[] {
    this.#expect('(');
    const given = [this.#choice()];
    while (this.#takes(',')) given.push(this.#choice());
    this.#expect(')');
    return given;
  }
}

const constant = (value: Value) => () => value;

function checked<T extends Value>(
  text: string,
  names: Iterable<string>,
  kind: string,
  isKind: (value: Value) => value is T,
): Formula<T> {
  const formula = new Parser(text, names).parse();
  return (scope) => {
    const value = formula(scope);
    if (isKind(value)) return value;
    throw new Error(`formula '${text}' gives no ${kind}`);
  };
}

export const amountFormula = (text: string, names: Iterable<string>): Formula<number> =>
  checked(text, names, 'amount', (value): value is number => Number.isFinite(value));

export const conditionFormula = (text: string, names: Iterable<string>): Formula<boolean> =>
  checked(text, names, 'yes or no', (value): value is boolean => typeof value === 'boolean');

export const unitsFormula = (text: string, names: Iterable<string>): Formula<UnitPlan> =>
  checked(text, names, 'order units', (value): value is UnitPlan => typeof value === 'object');

/** '12,5' */
export function nl(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('.', ',');
}

/** Text with formulas in braces: '{length / 1000} m'. */
export function textFormula(text: string, names: Iterable<string>): Formula<string> {
  const parts = text.split(/\{([^}]*)\}/);
  if (parts.length === 1) return () => text;
  const known = [...names];
  const made = parts.map((part, i) => (i % 2 === 0 ? constant(part) : new Parser(part, known).parse()));
  return (scope) =>
    made
      .map((part) => part(scope))
      .map((value) => (typeof value === 'number' ? nl(value) : String(value)))
      .join('');
}
