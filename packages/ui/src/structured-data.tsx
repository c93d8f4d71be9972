import { createContext, use } from 'react';

/** The data of the page that structured data depends on. */
interface PageOrigin {
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
}

export const PageOriginContext = createContext<PageOrigin | null>(null);

/**
 * JSON for search engines; the Content-Security-Policy does not apply to data. An unescaped '<' could end the script,
 * or start a comment that hides the rest of the page.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const origin = use(PageOriginContext);
  if (!origin) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped by React; we do it ourselves
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  );
}

export function scriptText(data: Record<string, unknown>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
