/** As far as Rolldown tells it about a module. */
interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

type FactsOf = (id: string) => ModuleFacts | null;

/** What every page of the shop loads: both entries, and the frame most pages stand in. */
const everywhere = /^(entry\.client|root|routes\/default\.layout)\.tsx/;

/** Pages that have much in common with each other, and little of it with any other. */
const alike = {
  content: /^routes\/(home|venture-home|content)\.page\.tsx/,
  listing: /^routes\/(category|search)\.page\.tsx/,
};

/** What this page shares with others nearly every page needs. */
const product = /^routes\/product\.page\.tsx/;
/** The pages of visitors who look around; most of them have cards of products, which a product page loads later. */
const browsing = /^routes\/(home|venture-home|content|category|search)\.page\.tsx/;

/** Loaded once a user who may order looks at a product, or has a cart. */
const ordering = /^(cart\/cart-session\.ts|purchase\/|search\/article-purchase\.tsx)/;

/** Pages to log in, register and choose a password on. */
const login = /^routes\/(login|registration|set-password|forgot-password|change-password)\.page\.tsx/;

/** Loaded by every home of a venture. */
const branchNow = /^branches\/home-opening\.tsx/;

/** Files for the browser that several pages share. What a file rests on stands before it. */
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
  'login',
] as const;

type ClientChunk = (typeof clientChunks)[number];

/**
 * Which of these a module goes into; null leaves it to the bundler, which makes a file for every set of pages that have
 * something in common. For all modules that would be seventy requests for a product, each too small to compress well.
 */
export function clientChunk(id: string, factsOf: FactsOf): ClientChunk | null {
  const starts = startsThatReach(id, factsOf);
  const isReachedFrom = (places: RegExp) => starts.some((start) => places.test(start));
  if (isReachedFrom(everywhere)) return id.includes('/node_modules/') ? 'framework' : 'frame';
  // For a visitor who opens the menu or the search bar, and needs nothing to order with.
  if (/\/node_modules\/@tanstack\/|\/app\/http\/browser-queries\.ts$/.test(id)) return 'queries';
  if (starts.length < 2) return null;
  // The bar of amounts and the stepper are for pages that nobody looks around in.
  if (/\/packages\/ui\/src\/(atoms|molecules)\//.test(id) && !/amount-bar|stepper/.test(id)) {
    return isReachedFrom(product) ? 'frame' : 'browsing';
  }
  // One kind of content block is a form; the other pages of visitors who look around have none.
  if (/\/packages\/ui\/src\/form\//.test(id)) return 'forms';
  const pages = starts.filter(isPage);
  for (const [chunk, kind] of Object.entries(alike)) {
    if (pages.length > 0 && pages.every((page) => kind.test(page))) return chunk as keyof typeof alike;
  }
  if (isReachedFrom(product)) return 'frame';
  if (isReachedFrom(browsing)) return 'browsing';
  // The status of a branch is shown to visitors who order nothing.
  if (isReachedFrom(branchNow)) return 'opening';
  // Amounts and quantities are for the pages of orders too, which have no use for the rest.
  if (isReachedFrom(ordering)) return /\/packages\/trade\//.test(id) ? 'trade' : 'ordering';
  return pages.length > 1 && pages.every((page) => login.test(page)) ? 'login' : null;
}

/** The showcase pages of the interface kit may load anything. */
function isPage(start: string): boolean {
  return start.includes('.page.tsx') && !/^routes\/(atoms|molecules|organisms)\./.test(start);
}

/** Pages, and modules loaded on demand, that cannot do without this one; by their path in the app folder. */
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
