/** A property holds HTML by its name alone, because stored content may be older than the schemas. */
const htmlName = /Html$|^(mainBody|BodyText|bodyIntroText|IntroductionText)$/;

export function isHtmlField(name: string): boolean {
  return htmlName.test(name);
}

/** Before block elements, and after every existing line break. */
const lineStarts =
  /(?=<(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|figure|blockquote|hr|div|\/ul|\/ol|\/table|\/tbody)\b)|(?<=\n)/;

/** HTML becomes a list of lines, so that files have readable diffs. Lossless: the joined lines are exactly the HTML. */
export function splitLines(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && isHtmlField(name)) {
    const lines = value.split(lineStarts);
    return lines.length > 1 ? lines : value;
  }
  if (Array.isArray(value)) return value.map((one) => splitLines(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, splitLines(inner, key)]));
}

export function joinLines<T>(value: T, name = ''): T {
  const joined = (): unknown => {
    if (Array.isArray(value)) {
      const lines = isHtmlField(name) && value.every((one) => typeof one === 'string');
      return lines ? value.join('') : value.map((one) => joinLines(one));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, joinLines<unknown>(inner, key)]));
  };
  return joined() as T;
}
