/** A property holds HTML by its name alone, because stored content may be older than the schemas. */
const htmlName = /Html$|^(mainBody|BodyText|bodyIntroText|IntroductionText)$/;

export function isHtmlField(name: string): boolean {
  return htmlName.test(name);
}

const addressName = /^(href|src|url)$|Url$/;

export function isAddressField(name: string): boolean {
  return addressName.test(name);
}
