import { added, divided, multiplied, powerOfTen, type Rounding, type Whole } from './whole-numbers.ts';

/** A number is taken for the decimals it is written with: 0.1 is one tenth. */
export type DecimalSource = Decimal | number | string;

/**
 * A decimal number of any size, exact in sums and products: whole units of 10 to the power of −scale. It never changes.
 */
export class Decimal {
  private readonly units: Whole;
  private readonly scale: number;

  private constructor(units: Whole, scale: number) {
    this.units = units;
    this.scale = scale;
  }

  static of(source: DecimalSource): Decimal {
    if (source instanceof Decimal) return source;
    if (typeof source === 'number' && Number.isSafeInteger(source)) return new Decimal(source + 0, 0);
    return Decimal.read(String(source));
  }

  private static read(text: string): Decimal {
    return Decimal.readShort(text) ?? Decimal.readAny(text);
  }

  /** Nearly all there are: digits that a number holds exactly, with or without a point among them. */
  private static readShort(text: string): Decimal | undefined {
    const { length } = text;
    let [units, scale] = [0, 0];
    if (length > 15) return undefined;
    for (let at = 0; at < length; at++) {
      const digit = text.charCodeAt(at) - 48;
      if (digit >= 0 && digit <= 9) units = units * 10 + digit;
      else if (digit === -2 && scale === 0 && at > 0 && at < length - 1) scale = length - 1 - at;
      else return undefined;
    }
    return length === 0 ? undefined : new Decimal(units, scale);
  }

  private static readAny(text: string): Decimal {
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = written.exec(text) ?? [];
    const digits = whole + fraction;
    if (digits === '') throw new TypeError(`${text} is not a number`);
    const units = digits.length > 15 ? BigInt(sign + digits) : Number(sign + digits) + 0;
    const scale = fraction.length - Number(exponent);
    return scale < 0 ? new Decimal(multiplied(units, powerOfTen(-scale)), 0) : new Decimal(units, scale);
  }

  plus(other: DecimalSource): Decimal {
    const term = Decimal.of(other);
    const scale = Math.max(this.scale, term.scale);
    return new Decimal(added(this.unitsAt(scale), term.unitsAt(scale)), scale);
  }

  minus(other: DecimalSource): Decimal {
    return this.plus(Decimal.of(other).negative());
  }

  times(other: DecimalSource): Decimal {
    const factor = Decimal.of(other);
    return new Decimal(multiplied(this.units, factor.units), this.scale + factor.scale);
  }

  /** Rounds once, over the exact quotient. */
  div(other: DecimalSource, decimals = usualDecimals, rounding: Rounding = 'halfUp'): Decimal {
    const divisor = Decimal.of(other);
    const shift = decimals + divisor.scale - this.scale;
    const above = shift > 0 ? multiplied(this.units, powerOfTen(shift)) : this.units;
    const below = shift < 0 ? multiplied(divisor.units, powerOfTen(-shift)) : divisor.units;
    return new Decimal(divided(above, below, rounding), decimals);
  }

  round(decimals = 0, rounding: Rounding = 'halfUp'): Decimal {
    return this.scale <= decimals ? this : this.div(one, decimals, rounding);
  }

  abs(): Decimal {
    return this.units < 0 ? this.negative() : this;
  }

  /** Less than zero, zero or more than zero, as this is less than, equal to or more than the other. */
  cmp(other: DecimalSource): number {
    const compared = Decimal.of(other);
    const scale = Math.max(this.scale, compared.scale);
    const mine = this.unitsAt(scale);
    const theirs = compared.unitsAt(scale);
    if (mine < theirs) return -1;
    return mine > theirs ? 1 : 0;
  }

  eq(other: DecimalSource): boolean {
    return this.cmp(other) === 0;
  }

  lt(other: DecimalSource): boolean {
    return this.cmp(other) < 0;
  }

  lte(other: DecimalSource): boolean {
    return this.cmp(other) <= 0;
  }

  gt(other: DecimalSource): boolean {
    return this.cmp(other) > 0;
  }

  gte(other: DecimalSource): boolean {
    return this.cmp(other) >= 0;
  }

  /** The nearest there is. */
  toNumber(): number {
    // A quotient of two exact numbers is rounded once, as the text would be.
    const isExact = typeof this.units === 'number' && this.scale <= maxExactPower;
    return isExact ? Number(this.units) / 10 ** this.scale : Number(this.toString());
  }

  /** With so many decimals, rounded half up; with all it has, and no zeros after them, when not given how many. */
  toFixed(decimals?: number): string {
    return decimals === undefined ? this.toString() : textOf(this.round(decimals).unitsAt(decimals), decimals);
  }

  toString(): string {
    const text = textOf(this.units, this.scale);
    return this.scale === 0 ? text : text.replace(/\.?0+$/, '');
  }

  toJSON(): string {
    return this.toString();
  }

  private unitsAt(scale: number): Whole {
    return scale === this.scale ? this.units : multiplied(this.units, powerOfTen(scale - this.scale));
  }

  private negative(): Decimal {
    return new Decimal(multiplied(this.units, -1), this.scale);
  }
}

const one = Decimal.of(1);
/** Decimals of a quotient without explicit rounding: far below a cent. */
const usualDecimals = 20;

const written = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;
/** Powers of ten up to this one are exact as numbers. */
const maxExactPower = 22;

function textOf(units: Whole, scale: number): string {
  if (scale === 0) return String(units);
  const sign = units < 0 ? '-' : '';
  const digits = String(units)
    .slice(sign.length)
    .padStart(scale + 1, '0');
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
