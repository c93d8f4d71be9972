import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'title'> {
  href: string;
  target?: string | null;
  title?: string | null;
}

/** Pages of this site are followed in place; files, the API and other sites by the browser. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !/^\/(?:\/|api\/|media\/)/.test(href);
}

export function Anchor({ href, target, title, children, ...rest }: AnchorProps) {
  if (isPage(href) && !target) {
    // What Link writes for a path as it stands, without the hooks it needs to follow it: a page has a hundred of these.
    if (import.meta.env.SSR && !/\/[./]/.test(href)) {
      return (
        <a title={title ?? undefined} {...rest} href={href}>
          {children}
        </a>
      );
    }
    return (
      <Link to={href} prefetch="intent" discover="none" title={title ?? undefined} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={href}
      target={target ?? undefined}
      rel={target === '_blank' ? 'noopener' : undefined}
      title={title ?? undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
