/* Whether a colour can be the accent of a venture: it is the ground of white text, and text on pale grounds (WCAG AA). */

type Rgb = readonly [red: number, green: number, blue: number];

export const leastContrast = 4.5;

const white = '#FFFFFF';
/** The ground of every page (packages/ui, theme.css). */
const ground = '#FAFAF8';
/** Its palest tint is mixed on this (packages/ui, theme.css). */
const concrete = '#F3F1ED';
/** How much of the accent is in that tint (packages/ui, accent.css). */
const tintShare = 0.04;

interface AccentContrast {
  /** White text on the accent: header, buttons. */
  whiteOnAccent: number;
  /** The accent as text on the page. */
  accentOnGround: number;
  /** The accent as text on its own palest tint. */
  accentOnTint: number;
}

export function accentContrast(accent: string): AccentContrast {
  const light = luminance(linearOf(accent));
  return {
    whiteOnAccent: ratio(light, luminance(linearOf(white))),
    accentOnGround: ratio(light, luminance(linearOf(ground))),
    accentOnTint: ratio(light, luminance(tintOf(linearOf(accent)))),
  };
}

export function isReadableAccent(accent: string): boolean {
  return Object.values(accentContrast(accent)).every((value) => value >= leastContrast);
}

/** The lightest colour of the same hue that can be read; the colour itself when it can. */
export function nearestReadableAccent(accent: string): string {
  const linear = linearOf(accent);
  for (let percent = 100; percent > 0; percent--) {
    const darker = hexOf(linear.map((part) => (part * percent) / 100) as unknown as Rgb);
    if (isReadableAccent(darker)) return percent === 100 ? accent : darker;
  }
  return '#000000';
}

/** Never more than it is: 4.499 must not be shown as 4.5 and be refused. */
function ratio(one: number, other: number): number {
  const exact = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return Math.floor(exact * 100) / 100;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function hexOf(linear: Rgb): string {
  const part = (value: number) => {
    const coded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.floor(Math.min(1, Math.max(0, coded)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(part).join('')}`.toUpperCase();
}

/** As `color-mix(in oklab, …)` mixes; of oklab only the cube roots of the cone responses matter to a mix. */
function tintOf(accent: Rgb): Rgb {
  const [own, under] = [conesOf(accent), conesOf(linearOf(concrete))];
  const mixed = (at: 0 | 1 | 2) => (tintShare * Math.cbrt(own[at]) + (1 - tintShare) * Math.cbrt(under[at])) ** 3;
  const [long, middle, short] = [mixed(0), mixed(1), mixed(2)];
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function conesOf([red, green, blue]: Rgb): readonly [long: number, middle: number, short: number] {
  return [
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ];
}
