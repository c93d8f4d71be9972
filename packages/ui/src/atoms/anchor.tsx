import { type AnchorHTMLAttributes, use } from 'react';
import { NavigationContext } from '../navigation.ts';

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
  const { Link } = use(NavigationContext);
  if (isPage(href) && !target) {
    // What a router's link renders for a plain path, without the hooks to follow it: a page has a hundred of these.
    if (typeof document === 'undefined' && !/\/[./]/.test(href)) {
      return (
        <a title={title ?? undefined} {...rest} href={href}>
          {children}
        </a>
      );
    }
    return (
      <Link title={title ?? undefined} {...rest} href={href}>
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
