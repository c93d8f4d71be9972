import sanitizeHtml from 'sanitize-html';

const elements = [
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image title desc style',
  'linearGradient radialGradient stop pattern clipPath mask marker',
  'filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode',
];
const attributes = [
  'id class style x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewBox version preserveAspectRatio',
  'transform xmlns xmlns:xlink xml:space href xlink:href dx dy startOffset text-anchor offset spreadMethod',
  'gradientTransform gradientUnits patternUnits patternTransform patternContentUnits clipPathUnits maskUnits filterUnits',
  'in in2 result stdDeviation mode values type operator k1 k2 k3 k4 refX refY orient markerWidth markerHeight markerUnits',
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray',
  'stroke-dashoffset stroke-opacity opacity clip-path clip-rule mask filter marker-start marker-mid marker-end color',
  'display visibility overflow font-family font-size font-weight font-style letter-spacing stop-color stop-opacity',
  'flood-color flood-opacity vector-effect paint-order mix-blend-mode isolation',
];
const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));
const kept = new Set(words(attributes));
/** No drawing program nests deeper. */
const maxDepth = 200;
/** More than a screen can show. */
const maxElements = 100_000;

/** A drawing with active content. */
export class UnsafeDrawing extends Error {}

/**
 * Returns an SVG with drawing elements only: elements and attributes that drawing programs add for themselves are left
 * out. An SVG with script or external references is refused, because those are no accident. A large one takes seconds:
 * the server uses checkDrawing, which runs it on another thread.
 */
export function safeDrawing(source: string): string {
  if (/<!ENTITY/i.test(source)) throw new UnsafeDrawing('entities');
  refuseStyles(source);
  let root: string | undefined;
  let depth = 0;
  let count = 0;
  const drawing = sanitizeHtml(source, {
    allowedTags: words(elements),
    allowedAttributes: { '*': words(attributes) },
    allowVulnerableTags: true,
    // URLs are checked below.
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: ['script', 'metadata', 'textarea', 'option', 'noscript', 'xmp'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    onOpenTag: (name, given) => {
      root ??= name;
      if (++depth > maxDepth || ++count > maxElements) throw new UnsafeDrawing('too much in it');
      refuseActive(name, given);
    },
    onCloseTag: () => {
      depth--;
    },
  });
  const isDrawing = root === 'svg' && !/<script|<foreignObject|\son\w+\s*=/i.test(drawing);
  if (!isDrawing) throw new UnsafeDrawing('no drawing');
  return drawing.trim();
}

/** Style sheets are passed on unchanged, so they must not contain anything that parses as an element. */
function refuseStyles(source: string): void {
  for (const sheet of sheetsIn(source)) {
    const css = sheet.replace(/^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/, '$1');
    if (/[<&\\]/.test(css)) throw new UnsafeDrawing('style');
    refuseFetching(css);
  }
}

/** By index, because a regular expression would scan to the end for every unclosed sheet. */
function* sheetsIn(source: string): Generator<string> {
  for (let at = source.indexOf('<style'); at !== -1; ) {
    const start = source.indexOf('>', at);
    const end = start === -1 ? -1 : source.indexOf('</style', start);
    const close = end === -1 ? -1 : source.indexOf('>', end);
    if (close === -1 || source.slice(at + 1, start).includes('<')) throw new UnsafeDrawing('style');
    if (source.slice(end + '</style'.length, close).trim() !== '') throw new UnsafeDrawing('style');
    yield source.slice(start + 1, end);
    at = source.indexOf('<style', close);
  }
}

const active = new Set(
  'script foreignobject iframe object embed handler listener animate animatetransform animatemotion set'.split(' '),
);

function refuseActive(name: string, given: Record<string, string>): void {
  if (active.has(name.toLowerCase().replace(/^.*:/, ''))) throw new UnsafeDrawing(name);
  for (const [attribute, value] of Object.entries(given)) {
    if (/^on/i.test(attribute)) throw new UnsafeDrawing(attribute);
    if (/^(.*:)?href$/i.test(attribute) && !isOwnPart(value)) throw new UnsafeDrawing(attribute);
    // An escape could hide a URL from the check.
    if (kept.has(attribute) && value.includes('\\')) throw new UnsafeDrawing(attribute);
    refuseFetching(value);
  }
}

const isOwnPart = (address: string) => /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/.test(address);

/** `url(#…)` refers to a part of the drawing itself. */
function refuseFetching(text: string): void {
  if (/@import|expression\s*\(|javascript\s*:/i.test(text) || /url\(\s*(?:['"]\s*)?[^'"#)\s]/i.test(text))
    throw new UnsafeDrawing('address');
}
