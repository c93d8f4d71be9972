import type { Navigation } from '@bouwpoort/ui/navigation.ts';
import type { AnchorHTMLAttributes } from 'react';
import { Form, Link } from 'react-router';

/** Links of the interface kit use the router, and are prefetched on hover or focus. */
function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <Link to={href} prefetch="intent" discover="none" {...rest} />;
}

export const routerNavigation: Navigation = { Link: RouterLink, Form };
