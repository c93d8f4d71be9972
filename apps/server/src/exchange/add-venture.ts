import { type VenturePresentation, venturePresentation } from '@bouwpoort/contract/ventures';
import type { z } from 'zod';
import { publishDocuments } from '../content/content.ts';
import type { Context } from '../context/context.ts';
import { query } from '../database/prepared.ts';
import { AppError } from '../errors/app-error.ts';
import { escapeHtml, firstNavigation, firstPages } from './first-pages.ts';
import { type NewVenture, newVenture } from './new-venture.ts';

/**
 * A venture that can be visited at once: with its logo, menus and the pages that screens and laws ask for. The one that
 * the settings call the default is the portal, and has no shop.
 */
export async function addVenture(ctx: Context, given: z.input<typeof newVenture>): Promise<void> {
  const parsed = newVenture.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]] as [string, string[]]);
    throw new AppError('invalidInput', { errors: Object.fromEntries(errors) });
  }
  const isPortal = parsed.data.id === ctx.config.defaultVentureId;
  const venture = { ...parsed.data, hasShop: parsed.data.hasShop && !isPortal };
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await insertVenture(tx, venture);
    await insertLogos(tx, venture);
    await publishDocuments(tx, firstPages(venture, isPortal), 'venture add');
    const { headerLinks, footerLinks, secondaryLinks } = firstNavigation(venture);
    await query(
      db,
      'insert into navigation (venture_id, header_links, footer_links, secondary_links) values ($1, $2, $3, $4)',
      [venture.id, ...[headerLinks, footerLinks, secondaryLinks].map((links) => JSON.stringify(links))],
    );
  });
}

async function insertVenture({ db }: Context, venture: NewVenture): Promise<void> {
  const [added] = await query(
    db,
    `insert into venture (id, name, path, catalog_id, has_shop, dynamics, disable_ordering, disable_pricing,
       disable_stock_information, download_pricelist, download_pricelist_formats, accent_color, position, presentation)
     select $1, $2, $3, $1 || '0', $4, $4, false, false, false, $4, case when $4 then array['csv', 'xlsx', 'pdf'] else '{}' end,
       $5, coalesce(max(position), 0) + 1, $6 from venture
     on conflict do nothing returning 1 as added`,
    [
      venture.id,
      venture.name,
      venture.path,
      venture.hasShop,
      venture.accentColor,
      JSON.stringify(presentationOf(venture)),
    ],
  );
  if (!added) {
    throw new AppError('conflict', { detail: `Winkel ${venture.id} of het pad ${venture.path} is er al.` });
  }
}

function presentationOf({ id, path, name, slogan, email, phone, hasShop }: NewVenture): VenturePresentation {
  const logo = (kind: string) => `/media/logos/${path}-${kind}.svg`;
  return venturePresentation.parse({
    ...{ slogan, specialism: '', logoUrl: logo('wit'), stackedLogoUrl: logo('kleur'), footerLogoUrl: logo('wit') },
    ...{ beeldmerkUrl: logo('beeldmerk'), backgroundImageUrl: '', defaultProductImageUrl: logo('beeldmerk') },
    ...{ uspSettings: [], registrationUrl: null, registerUSPItems: [] },
    termsUrl: `/${path}/voorwaarden/leveringsvoorwaarden`,
    privacyPage: { url: `/${path}/privacy/privacyverklaring` },
    customerServicePage: { url: `/${path}/klantenservice` },
    termsPage: { url: `/${path}/voorwaarden/algemene-voorwaarden` },
    legalPage: { url: `/${path}/voorwaarden/disclaimer` },
    loginPage: { id: `${id}-login` },
    ...{ socialLinks: {}, linkedIn: null, searchContent: { relevantContent: [], searchTerms: [] } },
    catalogUrl: hasShop ? `/${path}/categorieen` : null,
    administrativeEmailAddress: email,
    administrativePhoneNumber: phone,
    projectAdministrationEmailAddress: email,
    projectAdministrationPhoneNumber: phone,
    forgotPasswordUrl: null,
    ventureConditionsLabel: `Voorwaarden van ${name}`,
    ...{ ventureConditionsText: '', certificationDisclaimer: '' },
    previouslyOrderedContentId: hasShop ? `${id}-eerder-besteld` : null,
    homePage: { id: `${id}-home` },
  });
}

/** Its name in letters, until it has a logo. */
async function insertLogos({ db }: Context, { name, path, accentColor }: NewVenture): Promise<void> {
  const wordmark = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${name.length * 17 + 20}" height="48" viewBox="0 0 ${name.length * 17 + 20} 48"><text x="4" y="34" font-family="sans-serif" font-weight="700" font-size="28" fill="${color}">${escapeHtml(name)}</text></svg>`;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="12" fill="${accentColor}"/><text x="48" y="66" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="52" fill="#fff">${escapeHtml(name.slice(0, 1).toUpperCase())}</text></svg>`;
  for (const [kind, svg] of [
    ['wit', wordmark('#ffffff')],
    ['kleur', wordmark(accentColor)],
    ['beeldmerk', mark],
  ] as const) {
    await query(
      db,
      `insert into media_file (path, content_type, bytes) values ($1, 'image/svg+xml', $2) on conflict do nothing`,
      [`/media/logos/${path}-${kind}.svg`, Buffer.from(svg)],
    );
  }
}
