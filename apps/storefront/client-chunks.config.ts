/** The information that Rolldown provides about a module. */
interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

type FactsOf = (id: string) => ModuleFacts | null;

/** The modules that every page of the shop loads: both entries, and the default layout. */
const everywhere = /^(entry\.client|root|routes\/layouts\/default\.layout)\.tsx/;

/** Groups of pages that share code with each other, but not with other pages. */
const alike = {
  content: /^routes\/content\/(home|venture-home|content)\.page\.tsx/,
  listing: /^routes\/catalogue\/(category|search)\.page\.tsx/,
};

/** Code that the product page shares with other pages is needed by nearly every page. */
const product = /^routes\/catalogue\/product\.page\.tsx/;
/** The pages for browsing; most contain product cards, which a product page loads on demand. */
const browsing = /^routes\/(content\/(home|venture-home|content)|catalogue\/(category|search))\.page\.tsx/;

/** Loaded for users who may order: with a product page, or with a cart. */
const ordering = /^(ordering\/(cart\/cart-session\.ts|order-form\/)|catalogue\/(prices|stock)\/)/;

/** The pages to log in, register and set a password. */
const login = /^routes\/customers\/(login|registration|set-password|forgot-password|change-password)\.page\.tsx/;

/** The pages with the frame of an account, and the folders whose code they share. */
const account =
  /^routes\/(customers\/(account|company)|ordering\/(previously-ordered|(approval|client-quote|order|list|quote|jobsite)s?|quote-new))\.page\.tsx/;
const accountParts =
  /\/storefront\/app\/(frame\/(account-frame|form)|customers\/(account|address-book|users)|catalogue\/price-lists|ordering\/(order-page|orders|orders-overview|reorder))\//;

/** Loaded by every home of a venture. */
const branchNow = /^organisation\/opening-hours\/home-opening\.tsx/;

/** Chunks shared by several pages. Each chunk comes after those it depends on. */
export const clientChunks = [
  'framework',
  'frame',
  'queries',
  'browsing',
  'forms',
  'content',
  'listing',
  'opening',
  'trade',
  'ordering',
  'account',
  'login',
] as const;

type ClientChunk = (typeof clientChunks)[number];

/**
 * The chunk of a module; null leaves it to the bundler, which makes a file for every set of pages with common code. For
 * all modules that would be seventy requests for a product page, each too small to compress well.
 */
export function clientChunk(id: string, factsOf: FactsOf): ClientChunk | null {
  const starts = startsThatReach(id, factsOf);
  const isReachedFrom = (places: RegExp) => starts.some((start) => places.test(start));
  if (isReachedFrom(everywhere)) return id.includes('/node_modules/') ? 'framework' : 'frame';
  // The menu and the search bar need the query library, but no code for ordering.
  if (/\/node_modules\/@tanstack\/|\/app\/frame\/http\/browser-queries\.ts$/.test(id)) return 'queries';
  if (starts.length < 2) return null;
  // The amount bar and the stepper are not used on pages for browsing.
  if (/\/packages\/ui\/src\/(atoms|molecules)\//.test(id) && !/amount-bar|stepper/.test(id)) {
    return isReachedFrom(product) ? 'frame' : 'browsing';
  }
  // Of the pages for browsing, only those with a form block use forms.
  if (/\/packages\/ui\/src\/form\//.test(id)) return 'forms';
  const pages = starts.filter(isPage);
  for (const [chunk, kind] of Object.entries(alike)) {
    if (pages.length > 0 && pages.every((page) => kind.test(page))) return chunk as keyof typeof alike;
  }
  if (isReachedFrom(product)) return 'frame';
  if (isReachedFrom(browsing)) return 'browsing';
  // The opening status of a branch is also shown to visitors who cannot order.
  if (isReachedFrom(branchNow)) return 'opening';
  // The order pages also use amounts and quantities, but not the other ordering code.
  if (isReachedFrom(ordering)) return /\/packages\/trade\//.test(id) ? 'trade' : 'ordering';
  if (pages.length < 2) return null;
  if (accountParts.test(id) && pages.every((page) => account.test(page))) return 'account';
  return pages.every((page) => login.test(page)) ? 'login' : null;
}

/** The showcase pages of the interface kit may load anything. */
function isPage(start: string): boolean {
  return start.includes('.page.tsx') && !/^routes\/showcase\//.test(start);
}

/** The entries and dynamically imported modules that depend on a module, as paths within the app folder. */
function startsThatReach(id: string, factsOf: FactsOf): string[] {
  const seen = new Set([id]);
  const starts: string[] = [];
  for (const one of seen) {
    const facts = factsOf(one);
    if (!facts) continue;
    if (facts.isEntry || facts.dynamicImporters.length > 0) starts.push(one.split('/storefront/app/')[1] ?? one);
    for (const importer of facts.importers) seen.add(importer);
  }
  return starts;
}
