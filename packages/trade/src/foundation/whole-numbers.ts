/**
 * A whole number, exact at any size: a number as long as that is exact, a bigint beyond. Nearly all amounts of a shop
 * are the former, which is several times as fast.
 */
export type Whole = number | bigint;

/** What a quotient that falls between two becomes: by size, so −0.5 goes the way of 0.5. */
export type Rounding = 'down' | 'halfUp' | 'up';

export function added(one: Whole, other: Whole): Whole {
  if (typeof one === 'number' && typeof other === 'number') {
    const sum = one + other;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return shortest(BigInt(one) + BigInt(other));
}

export function multiplied(one: Whole, other: Whole): Whole {
  if (typeof one === 'number' && typeof other === 'number') {
    const product = one * other;
    // Adding 0 makes an ordinary zero of the negative one.
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return shortest(BigInt(one) * BigInt(other));
}

/** Rounds once, over the exact quotient. */
export function divided(above: Whole, below: Whole, rounding: Rounding): Whole {
  if (typeof above === 'number' && typeof below === 'number') {
    if (below === 0) throw new RangeError('division by zero');
    const rest = above % below;
    const whole = (above - rest) / below + 0;
    if (!isRoundedAway(rest, below, rounding)) return whole;
    return above < 0 === below < 0 ? whole + 1 : whole - 1;
  }
  const [large, divisor] = [BigInt(above), BigInt(below)];
  const [whole, rest] = [large / divisor, large % divisor];
  if (!isRoundedAway(rest, divisor, rounding)) return shortest(whole);
  return shortest(large < 0n === divisor < 0n ? whole + 1n : whole - 1n);
}

function isRoundedAway<N extends Whole>(rest: N, below: N, rounding: Rounding): boolean {
  if (rest === 0 || rest === 0n || rounding === 'down') return false;
  return rounding === 'up' || sizeOf(rest) >= added(sizeOf(below), multiplied(sizeOf(rest), -1));
}

const sizeOf = (value: Whole): Whole => (value < 0 ? multiplied(value, -1) : value);

const powers: Whole[] = [];

export function powerOfTen(exponent: number): Whole {
  powers[exponent] ??= shortest(10n ** BigInt(exponent));
  return powers[exponent];
}

function shortest(value: bigint): Whole {
  const short = Number(value);
  return Number.isSafeInteger(short) ? short : value;
}
