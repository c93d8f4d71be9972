import { type AnchorHTMLAttributes, use } from 'react';
import { NavigationContext } from '../navigation.ts';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'title'> {
  href: string;
  target?: string | null;
  title?: string | null;
}

/** Client-side navigation for pages of this site; files, the API and other sites are left to the browser. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !/^\/(?:\/|api\/|media\/)/.test(href);
}

export function Anchor({ href, target, title, children, ...rest }: AnchorProps) {
  const { Link } = use(NavigationContext);
  if (isPage(href) && !target) {
    // The markup of a router link without its hooks, because a page has a hundred of these.
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
