import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { audience } from '../foundation/scalars.ts';
import { previewHeader } from './preview-token.ts';

export const secondaryLink = z.object({
  id: z.string(),
  text: z.string(),
  href: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  target: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** Left out where it is for everybody. */
  audience: z.optional(audience),
});
export type SecondaryLink = z.infer<typeof secondaryLink>;

export const headerLink = z.extend(secondaryLink, {
  get children() {
    return z.array(headerLink);
  },
});
export type HeaderLink = z.infer<typeof headerLink>;

export const footerColumn = z.object({
  title: z.string(),
  links: z.array(
    z.object({ text: z.string(), href: z.string(), target: z.nullable(z.string()), title: z.nullable(z.string()) }),
  ),
});
export type FooterColumn = z.infer<typeof footerColumn>;

export const navigation = z.object({
  headerLinks: z.array(headerLink),
  footerLinks: z.array(footerColumn),
  secondaryLinks: z.array(secondaryLink),
});
export type Navigation = z.infer<typeof navigation>;

export const navigationRoutes = {
  web: route({
    method: 'GET',
    path: '/api/navigation/web/{ventureId}',
    summary: "A venture's header, footer and secondary links",
    spec: 'P 7.5',
    access: 'public',
    params: z.object({ ventureId: z.string() }),
    query: z.object({ language: z._default(z.literal('nl'), 'nl') }),
    response: navigation,
  }),
  preview: route({
    method: 'GET',
    path: '/api/navigation/preview/{ventureId}',
    summary: 'The menus of a venture with the draft of one of them, for who has a token of that draft',
    spec: 'back office: menus',
    access: 'public',
    params: z.object({ ventureId: z.string() }),
    headers: z.looseObject({ [previewHeader]: z.optional(z.string().check(z.maxLength(100))) }),
    response: navigation,
  }),
};
