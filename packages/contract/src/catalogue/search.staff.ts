import { z } from 'zod/mini';
import { pageQuery, searchText } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import {
  day,
  done,
  plainText,
  queryFlag,
  queryInteger,
  requiredText,
  rowId,
  ventureId,
  rowVersion as version,
} from '../foundation/scalars.ts';

const spec = 'back office: search';
const staff = { spec, access: 'staff' } as const;

export const synonymKinds = ['oneWay', 'bothWays', 'stopWord'] as const;

/** A comma between digits belongs to a number. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/,(?!\d)/)
    .map((word) => word.trim());

/** What customers say, and what it is called here. Several words are apart by commas; a stop word finds nothing. */
export const synonymEdit = z
  .object({
    /** Null: all ventures. */
    ventureId: z.nullable(ventureId),
    kind: z.enum(synonymKinds),
    term: requiredText(200, 'Vul in wat de klant zegt'),
    finds: plainText(200),
  })
  .check(
    z.refine(({ kind, finds }) => kind === 'stopWord' || finds !== '', {
      error: 'Vul in hoe wij het noemen',
      path: ['finds'],
    }),
    z.refine(({ kind, term, finds }) => kind === 'stopWord' || !wordsIn(term).includes(finds.toLowerCase().trim()), {
      error: 'Dat is hetzelfde woord',
      path: ['finds'],
    }),
    z.overwrite((edit) => (edit.kind === 'stopWord' ? { ...edit, finds: '' } : edit)),
  );
export type SynonymEdit = z.output<typeof synonymEdit>;

const storedSynonym = z.object({
  ventureId: z.nullable(z.string()),
  kind: z.enum(synonymKinds),
  term: z.string(),
  finds: z.string(),
});

const beheerSynonym = z.object({
  synonymId: z.int(),
  /** As it is in force, or will be once it is published. */
  edit: storedSynonym,
  /** In force now; nothing for a new one. */
  live: z.nullable(storedSynonym),
  state: z.enum(['live', 'new', 'changed', 'removing']),
  version: z.int(),
});
export type BeheerSynonym = z.output<typeof beheerSynonym>;

export const tunedItem = z
  .object({
    productId: rowId,
    action: z.enum(['pin', 'boost', 'hide']),
    place: z.nullable(
      z.int().check(z.gte(1, { error: 'Kies een plek vanaf 1' }), z.lte(100, { error: 'Kies een plek tot 100' })),
    ),
    boost: z.nullable(z.int().check(z.gte(1), z.lte(500, { error: 'Verhoog met hooguit 500%' }))),
    from: z.nullable(day),
    until: z.nullable(day),
  })
  .check(
    z.refine(({ action, place }) => (place !== null) === (action === 'pin'), {
      error: 'Kies een plek',
      path: ['place'],
    }),
    z.refine(({ action, boost }) => (boost !== null) === (action === 'boost'), {
      error: 'Kies hoeveel',
      path: ['boost'],
    }),
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      error: 'De laatste dag ligt voor de eerste',
      path: ['until'],
    }),
  );
export type TunedItem = z.output<typeof tunedItem>;

const tuningSubject = {
  ventureId,
  /** Empty for the list of a category. */
  query: plainText(100),
  categoryId: z.nullable(rowId),
};
const aboutOne = { error: 'Kies een zoekopdracht of een categorie', path: ['query'] };
const isAboutOne = ({ query, categoryId }: { query: string; categoryId: number | null }) =>
  (query === '') !== (categoryId === null);

const beheerTuning = z.object({
  /** Nothing while there is none yet. */
  tuningId: z.nullable(z.int()),
  ventureId: z.string(),
  query: z.string(),
  categoryId: z.nullable(z.int()),
  categoryName: z.string(),
  items: z.array(tunedItem),
  live: z.nullable(z.array(tunedItem)),
  hasDraft: z.boolean(),
  version: z.int(),
});
export type BeheerTuning = z.output<typeof beheerTuning>;

const reasonKinds = ['whole', 'joined', 'synonym', 'ending', 'parts', 'beginning', 'spelling', 'code'] as const;
const because = z.enum(reasonKinds);
/** Where a word can stand in a product, the place that says most first. */
export const searchFieldNames = [
  'type',
  'name',
  'brand',
  'category',
  'value',
  'line',
  'parent',
  'feature',
  'text',
] as const;
export type SearchField = (typeof searchFieldNames)[number];

const testedHit = z.object({
  productId: z.int(),
  name: z.string(),
  code: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  place: z.nullable(z.int()),
  livePlace: z.nullable(z.int()),
  points: z.number(),
  reasons: z.array(
    z.object({
      word: z.string(),
      because,
      written: z.string(),
      isCompound: z.boolean(),
      field: z.nullable(z.enum(searchFieldNames)),
      text: z.string(),
      points: z.number(),
    }),
  ),
  isCode: z.boolean(),
  orderCount: z.int(),
});
export type TestedHit = z.output<typeof testedHit>;

const testedQuery = z.object({
  total: z.int(),
  liveTotal: z.int(),
  milliseconds: z.number(),
  strictness: z.enum(['all', 'loose', 'fewer']),
  didYouMean: z.nullable(z.string()),
  reading: z.array(z.object({ text: z.string(), ways: z.array(z.object({ because, terms: z.array(z.string()) })) })),
  hits: z.array(testedHit),
  tuning: beheerTuning,
});
export type TestedQuery = z.output<typeof testedQuery>;

const outcome = z.object({ total: z.int(), place: z.nullable(z.int()), first: z.nullable(z.string()) });
const triedQuery = z.object({
  query: z.string(),
  source: z.enum(['edited', 'set', 'popular']),
  before: outcome,
  after: outcome,
  verdict: z.enum(['better', 'worse', 'changed', 'same']),
});
export type TriedQuery = z.output<typeof triedQuery>;

const trial = z.object({
  queries: z.array(triedQuery),
  synonyms: z.int(),
  tunings: z.int(),
  /** Identifies the tuning that was tried: publishing another one is refused. */
  fingerprint: z.int(),
});
export type Trial = z.output<typeof trial>;

export const termListNames = ['missed', 'unclicked', 'popular', 'trend'] as const;
const searchTerm = z.object({
  ventureId: z.string(),
  term: z.string(),
  searches: z.int(),
  /** In as many days before. */
  before: z.int(),
  misses: z.int(),
  clicks: z.int(),
  /** Empty without clicks. */
  averagePlace: z.nullable(z.number()),
  results: z.int(),
  lastDay: day,
  /** Proposals in words that have results; only in the list of queries without results. */
  proposal: z.nullable(z.string()),
});
export type SearchTerm = z.output<typeof searchTerm>;

/** Of a publication: how each record was before it, for the way back. */
const publishedSynonym = z
  .object({
    synonymId: rowId,
    live: z.nullable(synonymEdit),
    /** Nothing: its removal was prepared. */
    draft: z.nullable(synonymEdit),
    /** After publishing; nothing of what is gone. */
    version: z.nullable(version),
  })
  .check(z.refine(({ live, draft }) => live !== null || draft !== null));
const publishedTuning = z.object({
  ...{ ventureId, query: plainText(100), categoryId: z.nullable(rowId) },
  live: z.nullable(z.array(tunedItem).check(z.maxLength(50))),
  draft: z.array(tunedItem).check(z.maxLength(50)),
  version: z.nullable(version),
});
const publication = z.object({
  synonyms: z.array(publishedSynonym).check(z.maxLength(5000)),
  tunings: z.array(publishedTuning).check(z.maxLength(5000)),
});
export type Publication = z.output<typeof publication>;

export const maxSynonymLines = 2000;
const synonymLine = z.object({
  line: z.int(),
  term: z.string(),
  finds: z.string(),
  kind: z.enum(synonymKinds),
  ventureId: z.nullable(z.string()),
  /** Why it is left out. */
  problem: z.nullable(z.string()),
  /** It is there already, and stays as it is. */
  isKnown: z.boolean(),
});
export type SynonymLine = z.output<typeof synonymLine>;

const synonymFilter = { ventureId, q: searchText, drafts: z.optional(queryFlag) };

const termQuery = z.object({
  list: z.enum(termListNames),
  ventureId: z.optional(ventureId),
  days: z._default(queryInteger(1, 45), 7),
  atLeast: z._default(queryInteger(1, 1000), 1),
  q: searchText,
});

const synonymParams = z.object({ synonymId: queryInteger(1, 2_147_483_647) });
const ofVersion = z.object({ version: queryInteger(0, 2_147_483_647) });
const ofShop = z.object({ ventureId });
const termBody = z.object({ ventureId, term: requiredText(100) });

export const beheerSearchRoutes = {
  summary: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/search',
    summary: 'How the search of a venture is doing, and what is prepared for it',
    permission: 'search.read',
    query: ofShop,
    response: z.object({
      products: z.int(),
      behindSeconds: z.number(),
      /** Of the last 30 days. */
      searches: z.int(),
      misses: z.int(),
      synonyms: z.int(),
      tunings: z.int(),
      drafts: z.int(),
    }),
  }),
  test: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/test',
    effect: 'reads',
    summary: 'What a query finds with what is prepared, and why',
    permission: 'search.read',
    body: z.object(tuningSubject).check(z.refine(isAboutOne, aboutOne)),
    response: testedQuery,
  }),
  synonyms: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/search/synonyms',
    summary: 'Synonyms and stop words of a venture and of all ventures',
    permission: 'search.read',
    query: z.object({ ...synonymFilter, ...pageQuery }),
    response: z.object({
      synonyms: z.array(beheerSynonym),
      nextCursor: z.nullable(z.string()),
      total: z.int(),
    }),
  }),
  synonymsCsv: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/search/synonyms.csv',
    summary: 'The same as a file for a spreadsheet, which can be imported again',
    permission: 'search.read',
    query: z.object(synonymFilter),
    responseType: 'binary',
  }),
  importSynonyms: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/synonyms/import',
    summary:
      'Prepare synonyms from lines: what customers say, what it finds, its kind and its venture; or only try them',
    permission: 'search.tune',
    body: z.object({
      text: z
        .string()
        .check(z.minLength(1, { error: 'Er staat niets in' }), z.maxLength(500_000, { error: 'Dit is te groot' })),
      isTrial: z.boolean(),
    }),
    response: z.object({ lines: z.array(synonymLine), taken: z.int(), known: z.int(), refused: z.int() }),
  }),
  addSynonym: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/synonyms',
    summary: 'Prepare a synonym or a stop word',
    permission: 'search.tune',
    body: synonymEdit,
    response: beheerSynonym,
  }),
  changeSynonym: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/search/synonyms/{synonymId}',
    summary: 'Prepare a change of a synonym; refused when somebody else changed it first',
    permission: 'search.tune',
    params: synonymParams,
    body: z.object({ edit: synonymEdit, version }),
    response: beheerSynonym,
  }),
  removeSynonym: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/search/synonyms/{synonymId}',
    summary: 'Prepare the removal of a synonym; one that was never published is gone at once',
    permission: 'search.tune',
    params: synonymParams,
    query: ofVersion,
    response: z.object({ synonym: z.nullable(beheerSynonym) }),
  }),
  discardSynonym: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/search/synonyms/{synonymId}/draft',
    summary: 'Throw away what is prepared of a synonym',
    permission: 'search.tune',
    params: synonymParams,
    query: ofVersion,
    response: z.object({ synonym: z.nullable(beheerSynonym) }),
  }),
  tunings: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/search/tunings',
    summary: 'Queries and categories of which staff decided what comes where',
    permission: 'search.read',
    query: ofShop,
    response: z.object({ tunings: z.array(beheerTuning) }),
  }),
  tune: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/search/tunings',
    summary: 'Prepare what comes where for a query or a category; refused when somebody else changed it first',
    permission: 'search.tune',
    body: z
      .object({
        ...tuningSubject,
        items: z.array(tunedItem).check(
          z.maxLength(50, { error: 'Hooguit 50 artikelen per zoekopdracht' }),
          z.refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length, {
            error: 'Een artikel staat er twee keer in',
          }),
        ),
        /** 0 while there is none yet. */
        version,
      })
      .check(z.refine(isAboutOne, aboutOne)),
    response: beheerTuning,
  }),
  trial: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/trial',
    effect: 'reads',
    summary: 'What is prepared, tried on queries of which the right answer is known and on those asked most',
    permission: 'search.read',
    body: ofShop,
    response: trial,
  }),
  publish: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/publish',
    summary: 'Put what is prepared into force, as it was tried',
    permission: 'search.tune',
    body: z.object({ ventureId, fingerprint: z.int() }),
    response: publication,
  }),
  unpublish: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/unpublish',
    summary: 'Take a publication back: in force is what was, and what was prepared is prepared again',
    permission: 'search.tune',
    body: publication,
    response: done,
  }),
  discard: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/discard',
    summary: 'Throw away everything that is prepared for a venture',
    permission: 'search.tune',
    body: ofShop,
    response: z.object({
      /** As they were prepared, for a way back. */
      synonyms: z.array(beheerSynonym),
      tunings: z.array(beheerTuning),
    }),
  }),
  terms: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/search/terms',
    summary: 'What visitors look for: in vain, without clicks, most, or more and less than before',
    permission: 'search.read',
    query: z.extend(termQuery, pageQuery),
    response: z.object({ terms: z.array(searchTerm), nextCursor: z.nullable(z.string()) }),
  }),
  termsCsv: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/search/terms.csv',
    summary: 'The same as a file for a spreadsheet',
    permission: 'search.read',
    query: termQuery,
    responseType: 'binary',
  }),
  ignoreTerm: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/ignored-terms',
    summary: 'Leave a term out of the lists',
    permission: 'search.tune',
    body: termBody,
    response: done,
  }),
  showTerm: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/search/shown-terms',
    summary: 'Show a term in the lists again',
    permission: 'search.tune',
    body: termBody,
    response: done,
  }),
};
