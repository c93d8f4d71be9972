/** HTML of the content system, sanitised by the server. Never use it for input of visitors. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: all content HTML is sanitised on the server before it is served
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
