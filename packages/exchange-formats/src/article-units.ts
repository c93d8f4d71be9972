import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import {
  dividedBy,
  equals,
  exactDecimal,
  isSmaller,
  one,
  type Ratio,
  readRatio,
  times,
  wholeNumber,
} from './exact-ratio.ts';
import { unitCodeOf } from './unit-codes.ts';

/*
 * A catalogue states the order unit, its content, the quantity a price is for, and packings. The shop has a base unit
 * with ratio 1 and all other units as multiples of it. The conversion is exact or refused, because a rounded ratio
 * charges the wrong amount on every line.
 */

/** As a file says it, in its own codes and decimals; empty text is the same as nothing. */
export interface StatedUnits {
  orderUnit: string;
  contentUnit?: string;
  contentPerOrderUnit?: string;
  /** Absent: the order unit. */
  priceUnit?: string;
  priceUnitsPerOrderUnit?: string;
  /** How many price units the price is for. */
  priceQuantity?: string;
  /** Absent: the order unit. */
  stockUnit?: string;
  /** In order units. */
  quantityInterval?: string;
  quantityMin?: string;
  gtin?: string;
  packings?: readonly StatedPacking[];
}

interface StatedPacking {
  code: string;
  /** In order units; a packing of varying content has two that differ. */
  quantityMin?: string;
  quantityMax?: string;
  gtin?: string;
}

interface UnitOfArticle {
  code: string;
  name: string;
  ratio: string;
  gtin?: string;
}

export interface ArticleUnits {
  salesUnit: string;
  priceUnit: string;
  stockUnit: string;
  /** In which quantities from which a price counts are said. */
  orderUnit: string;
  units: UnitOfArticle[];
  /** The price is for so many price units … */
  per: number;
  /** … after it is multiplied by this, for a price that is stated for a part of a unit. */
  priceMultiplier: bigint;
  warnings: string[];
}

type UnitsOutcome = { accepted: ArticleUnits } | { refused: string };

/** The limits of a ratio in the records of data exchange. */
const ratioDecimals = 6;
const ratioIntegers = 8;
const maxPer = 1_000_000;

class Contradiction extends Error {}

export function articleUnits(stated: StatedUnits): UnitsOutcome {
  try {
    return { accepted: convert(stated) };
  } catch (cause) {
    if (cause instanceof Contradiction) return { refused: cause.message };
    throw cause;
  }
}

/** Sizes are in order units until the base is chosen. */
interface SizedUnit {
  code: string;
  size: Ratio;
  gtin?: string;
}

function convert(stated: StatedUnits): ArticleUnits {
  const warnings: string[] = [];
  const orderUnit = knownUnit(stated.orderUnit, 'besteleenheid');
  const units: SizedUnit[] = [{ code: orderUnit, size: one, ...gtinOf(stated.gtin, warnings) }];
  const contentUnit = addContent(units, stated, warnings);
  const priceUnit = addPriceUnit(units, stated, contentUnit);
  const measured = units.length;
  for (const packing of stated.packings ?? []) addPacking(units, measured, packing, warnings);
  const salesUnit = addInterval(units, stated, warnings);
  const price = priceBasis(stated, units, priceUnit, contentUnit);
  return {
    salesUnit,
    stockUnit: units.find(({ code }) => code === stated.stockUnit)?.code ?? orderUnit,
    orderUnit,
    units: toBase(units, contentUnit, priceUnit),
    ...price,
    warnings,
  };
}

function addContent(units: SizedUnit[], stated: StatedUnits, warnings: string[]): string | undefined {
  const text = stated.contentUnit?.trim();
  const [order] = units;
  if (!text || !order) return undefined;
  const code = unitCodeOf(text);
  if (!code) {
    warnings.push(`De inhoudseenheid ${text} is onbekend en wordt weggelaten.`);
    return undefined;
  }
  const content = quantity(stated.contentPerOrderUnit, 'inhoud per besteleenheid');
  if (code === order.code) {
    if (equals(content, one)) return code;
    throw new Contradiction(
      `1 ${unitName(code, 1)} kan niet ${stated.contentPerOrderUnit} ${unitName(code, 2)} bevatten: besteleenheid en inhoudseenheid zijn gelijk.`,
    );
  }
  // Two units of the same size would both have ratio 1, and a variant has exactly one base unit.
  if (equals(content, one)) return undefined;
  units.push({ code, size: dividedBy(one, content) });
  return code;
}

function addPriceUnit(units: SizedUnit[], stated: StatedUnits, contentUnit: string | undefined): string {
  const text = stated.priceUnit?.trim();
  const order = units[0]!;
  if (!text) return order.code;
  const code = knownUnit(text, 'prijseenheid');
  const known = units.find((unit) => unit.code === code);
  const factor = stated.priceUnitsPerOrderUnit?.trim()
    ? quantity(stated.priceUnitsPerOrderUnit, 'prijseenheid')
    : undefined;
  const size = factor && dividedBy(one, factor);
  if (known) {
    if (!size || equals(size, known.size)) return code;
    const other =
      code === contentUnit ? `de inhoud per besteleenheid (${stated.contentPerOrderUnit})` : 'de besteleenheid (1)';
    throw new Contradiction(`De factor van de prijseenheid (${stated.priceUnitsPerOrderUnit}) spreekt ${other} tegen.`);
  }
  // A content unit of the same size as the order unit is that unit.
  if (!size && contentUnit === undefined && unitCodeOf(stated.contentUnit ?? '') === code) return order.code;
  if (!size) {
    throw new Contradiction(
      `De prijs is per ${unitName(code, 1)} en er staat niet hoeveel ${unitName(code, 2)} één ${unitName(order.code, 1)} is.`,
    );
  }
  const sameSize = units.find((unit) => equals(unit.size, size));
  if (sameSize) return sameSize.code;
  units.push({ code, size });
  return code;
}

/** A packing of the same size as one of the first `measured` units, which the article is counted in, is that unit. */
function addPacking(units: SizedUnit[], measured: number, packing: StatedPacking, warnings: string[]): void {
  const code = unitCodeOf(packing.code);
  const [least, most] = [packing.quantityMin ?? packing.quantityMax, packing.quantityMax ?? packing.quantityMin];
  const size = least === undefined ? undefined : readRatio(least);
  const largest = most === undefined ? undefined : readRatio(most);
  if (!code) warnings.push(`De verpakking ${packing.code} is onbekend en wordt weggelaten.`);
  else if (!size || !largest) warnings.push(`De verpakking ${packing.code} heeft geen aantal en wordt weggelaten.`);
  else if (!equals(size, largest)) {
    warnings.push(
      `De verpakking ${packing.code} bevat ${least} tot ${most} en wordt weggelaten: een eenheid heeft één vaste inhoud.`,
    );
  } else {
    const known =
      units.find((unit) => unit.code === code) ?? units.slice(0, measured).find((unit) => equals(unit.size, size));
    const gtin = gtinOf(packing.gtin, warnings);
    if (!known) units.push({ code, size, ...gtin });
    else if (!equals(known.size, size)) {
      warnings.push(
        `De verpakking ${packing.code} van ${least} wordt weggelaten: die eenheid heeft al een andere inhoud.`,
      );
    } else if (gtin.gtin && !known.gtin) known.gtin = gtin.gtin;
  }
}

/** What can only be ordered by so many at once is sold by the packing that holds so many. */
function addInterval(units: SizedUnit[], stated: StatedUnits, warnings: string[]): string {
  const order = units[0]!;
  const interval = stated.quantityInterval?.trim() ? quantity(stated.quantityInterval, 'bestelinterval') : one;
  const least = stated.quantityMin?.trim() ? readRatio(stated.quantityMin) : undefined;
  if (least && !equals(least, interval) && !equals(least, one)) {
    warnings.push(`De minimale afname van ${stated.quantityMin} wordt niet overgenomen.`);
  }
  if (equals(interval, one)) return order.code;
  const packing = units.find((unit) => equals(unit.size, interval));
  if (packing) return packing.code;
  const isPack = wholeNumber(interval) !== undefined && !units.some((unit) => unit.code === packCode);
  if (!isPack) {
    warnings.push(`Het bestelinterval van ${stated.quantityInterval} wordt niet overgenomen.`);
    return order.code;
  }
  units.push({ code: packCode, size: interval });
  return packCode;
}

const packCode = 'PK';

/** A price for a tenth of a roll of ten metres is a price for one metre. */
function priceBasis(
  stated: StatedUnits,
  units: readonly SizedUnit[],
  priceUnit: string,
  contentUnit: string | undefined,
): Pick<ArticleUnits, 'priceUnit' | 'per' | 'priceMultiplier'> {
  const asked = quantity(stated.priceQuantity, 'prijs per');
  const whole = wholeNumber(asked);
  if (whole !== undefined) return { priceUnit, per: perOf(whole, stated), priceMultiplier: 1n };
  const sizeOf = (code: string) => units.find((unit) => unit.code === code)?.size ?? one;
  if (contentUnit && contentUnit !== priceUnit) {
    const inContent = wholeNumber(dividedBy(times(asked, sizeOf(priceUnit)), sizeOf(contentUnit)));
    if (inContent !== undefined) {
      return { priceUnit: contentUnit, per: perOf(inContent, stated), priceMultiplier: 1n };
    }
  }
  return { priceUnit, per: perOf(Number(asked.over), stated), priceMultiplier: asked.under };
}

function perOf(per: number, stated: StatedUnits): number {
  if (per <= maxPer) return per;
  throw new Contradiction(
    `Een prijs per ${stated.priceQuantity} kan niet: hooguit per ${maxPer.toLocaleString('nl-NL')}.`,
  );
}

/**
 * The first unit in which all others are exact: the content, else the smaller of what is ordered and what is priced.
 */
function toBase(units: readonly SizedUnit[], contentUnit: string | undefined, priceUnit: string): UnitOfArticle[] {
  const order = units[0]!;
  const price = units.find(({ code }) => code === priceUnit) ?? order;
  const content = units.find(({ code }) => code === contentUnit);
  const counted = isSmaller(price.size, order.size) ? [price, order] : [order, price];
  const candidates = [...(content ? [content] : []), ...counted, ...units];
  for (const base of candidates) {
    if (units.some((unit) => unit !== base && equals(unit.size, base.size))) continue;
    const ratios = units.map((unit) => ratioText(dividedBy(unit.size, base.size)));
    if (ratios.every((ratio) => ratio !== undefined)) {
      return units.map(({ code, gtin }, index) => ({
        code,
        name: unitName(code, 1),
        ratio: ratios[index]!,
        ...(gtin && { gtin }),
      }));
    }
  }
  const names = units.map(({ code }) => code).join(', ');
  throw new Contradiction(
    `De verhoudingen tussen ${names} zijn niet precies te zeggen met ${ratioDecimals} decimalen. Geef de inhoud in een kleinere eenheid op.`,
  );
}

function ratioText(ratio: Ratio): string | undefined {
  const text = exactDecimal(ratio, ratioDecimals);
  return text !== undefined && text.split('.')[0]!.length <= ratioIntegers ? text : undefined;
}

function knownUnit(text: string, what: string): string {
  if (!text.trim()) throw new Contradiction(`Er staat geen ${what}.`);
  const code = unitCodeOf(text);
  if (code) return code;
  throw new Contradiction(`De ${what} ${text.trim()} is onbekend.`);
}

/** Left out, it is 1; zero or a text is a fault of the file. */
function quantity(text: string | undefined, what: string): Ratio {
  if (text === undefined || text.trim() === '') return one;
  const ratio = readRatio(text);
  if (ratio) return ratio;
  throw new Contradiction(`'${text.trim()}' is geen geldig aantal voor ${what}.`);
}

const gtinDigits = /^([0-9]{8}|[0-9]{12,14})$/;

function gtinOf(text: string | undefined, warnings: string[]): { gtin?: string } {
  const gtin = text?.trim();
  if (!gtin) return {};
  if (gtinDigits.test(gtin)) return { gtin };
  warnings.push(`De GTIN ${gtin} heeft geen 8, 12, 13 of 14 cijfers en wordt weggelaten.`);
  return {};
}
