export interface Crumb {
  label: string;
  href?: string;
}

/** Breadcrumbs for search engines (schema.org/BreadcrumbList); the last one, the page itself, needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], publicUrl: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && index < crumbs.length - 1 ? { item: new URL(crumb.href, publicUrl).href } : {}),
    })),
  };
}
