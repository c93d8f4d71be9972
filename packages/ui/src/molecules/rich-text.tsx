/** Text from the content system. The server has sanitised it; nothing a visitor typed may come this way. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: all content HTML is sanitised on the server before it is served
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
