import type { ContentHyperlink, ContentImage } from '@bouwpoort/contract/content/content-parts';
import type { AnyContentPage } from '@bouwpoort/contract/content/content-types';
import type { VentureId } from '../places/venture-facts.ts';
import { ventureById } from '../places/ventures.ts';

/** A page of the demo world, before it becomes a row. */
export interface DemoPage {
  id: string;
  ventureId: string;
  parentId: string | null;
  name: string;
  url: string;
  /** How long before today it was published. */
  daysAgo: number;
  pageImageUrl: string | null;
  backgroundImageUrl: string | null;
  hidden: boolean;
  content: AnyContentPage;
}

interface PageDraft {
  /** The section and, behind a slash, the page: 'nieuws', 'nieuws/overslag-zwolle'. */
  at: string;
  /** Only where the id is not the venture's number and the address. */
  id?: string;
  /** The section this page hangs under; absent: the home page. */
  under?: string;
  name: string;
  daysAgo?: number;
  /** A scene of this venture, or the address of a picture. */
  image?: string;
  background?: string;
  /** Kept out of search engines: no indexing, no following. */
  hidden?: boolean;
  content: AnyContentPage;
}

export type Scene =
  | 'counter'
  | 'warehouse'
  | 'kitchen'
  | 'bathroom'
  | 'facade'
  | 'site'
  | 'truck'
  | 'branch'
  | 'showroom'
  | 'roof'
  | 'team'
  | 'yard'
  | 'paving'
  | 'roof-work'
  | 'roof-chimney'
  | 'roof-window'
  | 'bath'
  | 'basin'
  | 'shower';

/** What the pages of one venture need to know about it. */
export interface Site {
  ventureId: string;
  path: string;
  /** As on the façade. */
  name: string;
  /** As people say it. */
  shortName: string;
  slogan: string;
  phone: string;
  email: string;
  projectEmail: string;
  hasShop: boolean;
}

function siteOf(id: VentureId): Site {
  const { name, shortName, path, hasShop, presentation } = ventureById(id);
  return {
    ventureId: id,
    path,
    name,
    shortName,
    slogan: presentation.slogan,
    phone: presentation.administrativePhoneNumber,
    email: presentation.administrativeEmailAddress,
    projectEmail: presentation.projectAdministrationEmailAddress,
    hasShop,
  };
}

export const portal = siteOf('110');
export const steenhof = siteOf('210');
export const houtmeesters = siteOf('220');
export const dakkracht = siteOf('230');
export const tegelkade = siteOf('240');
export const keukenatelier = siteOf('310');
export const badkamerhuys = siteOf('320');
export const gevelstudio = siteOf('330');
export const vlc = siteOf('900');

/** In the order in which people name them; VLC serves the others and comes last. */
export const tradeSites = [steenhof, houtmeesters, dakkracht, tegelkade, keukenatelier, badkamerhuys, gevelstudio];
export const sites = [portal, ...tradeSites, vlc];

export function homeUrl(site: Site): string {
  return site === portal ? '/' : `/${site.path}`;
}

export function scene(site: Site, name: Scene, alt: string): ContentImage {
  return { url: `/media/sfeer/${site.path}-${name}.svg`, alt, width: 1600, height: 900 };
}

export function link(text: string, href: string): ContentHyperlink {
  return { text, href };
}

export function pageId(site: Site, at: string): string {
  return `${site.ventureId}-${at.replaceAll('/', '-')}`;
}

export function page(site: Site, draft: PageDraft): DemoPage {
  const home = draft.at === '';
  const parent = draft.under === undefined ? 'home' : draft.under;
  return {
    id: draft.id ?? pageId(site, home ? 'home' : draft.at),
    ventureId: site.ventureId,
    parentId: home ? null : pageId(site, parent),
    name: draft.name,
    url: home ? homeUrl(site) : `/${site.path}/${draft.at}`,
    daysAgo: draft.daysAgo ?? 120,
    pageImageUrl: pictureUrl(site, draft.image),
    backgroundImageUrl: pictureUrl(site, draft.background),
    hidden: draft.hidden ?? false,
    content: draft.content,
  };
}

function pictureUrl(site: Site, image: string | undefined): string | null {
  if (image === undefined) return null;
  return image.startsWith('/') ? image : `/media/sfeer/${site.path}-${image}.svg`;
}

/** 'tel:0307112100'. */
export function phoneUrl(site: Site): string {
  return `tel:${site.phone.replaceAll(' ', '')}`;
}

/** HTML written over several lines, stored on one. */
export function html(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
