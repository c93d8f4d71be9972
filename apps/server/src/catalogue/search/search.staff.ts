import { beheerSearchRoutes } from '@bouwpoort/contract/catalogue/search.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import type { SearchEngine } from './query/search-engine.ts';
import { describeSearch, discardDrafts, publishDrafts, tryDrafts } from './search-drafts.staff.ts';
import { withSearchProblems } from './search-problems.ts';
import {
  ignoreSearchTerm,
  listTermsForStaff,
  searchTermList,
  showSearchTermAgain,
  termFilterOf,
} from './search-terms.staff.ts';
import {
  addSynonym,
  changeSynonym,
  discardSynonym,
  listSynonymsForStaff,
  removeSynonym,
  synonymFilterOf,
} from './synonyms.staff.ts';
import { importSynonyms, synonymFile } from './synonyms-file.staff.ts';
import { listTuningsForStaff, testForStaff, tune } from './tuning.staff.ts';
import { unpublishDrafts } from './unpublish-drafts.staff.ts';

export function registerBeheerSearch(app: FastifyInstance, deps: ContextDeps, search: SearchEngine): void {
  const routes = beheerSearchRoutes;
  const engine = () => {
    if (!search.ready) throw new AppError('searchUnavailable');
    return search;
  };
  serveStaff(app, deps, routes.summary, (ctx, { query }) =>
    withSearchProblems(() => describeSearch(ctx, engine(), query.ventureId)),
  );
  serveStaff(app, deps, routes.test, (ctx, { body }) => withSearchProblems(() => testForStaff(ctx, engine(), body)));
  serveStaff(app, deps, routes.synonyms, (ctx, { query }) => listSynonymsForStaff(ctx, query));
  serveStaff(app, deps, routes.synonymsCsv, async (ctx, { query, reply }) =>
    synonymFile.send(ctx, reply, 'synoniemen.csv', synonymFilterOf(ctx, query), {}),
  );
  serveStaff(app, deps, routes.importSynonyms, (ctx, { body }) => importSynonyms(ctx, body));
  serveStaff(app, deps, routes.addSynonym, (ctx, { body }) => addSynonym(ctx, body));
  serveStaff(app, deps, routes.changeSynonym, (ctx, { params, body }) => changeSynonym(ctx, params.synonymId, body));
  serveStaff(app, deps, routes.removeSynonym, (ctx, { params, query }) =>
    removeSynonym(ctx, params.synonymId, query.version),
  );
  serveStaff(app, deps, routes.discardSynonym, (ctx, { params, query }) =>
    discardSynonym(ctx, params.synonymId, query.version),
  );
  serveStaff(app, deps, routes.tunings, async (ctx, { query }) => ({
    tunings: await listTuningsForStaff(ctx, query.ventureId),
  }));
  serveStaff(app, deps, routes.tune, (ctx, { body }) => tune(ctx, body));
  serveStaff(app, deps, routes.trial, (ctx, { body }) =>
    withSearchProblems(() => tryDrafts(ctx, engine(), body.ventureId)),
  );
  serveStaff(app, deps, routes.publish, (ctx, { body }) => publishDrafts(ctx, body));
  serveStaff(app, deps, routes.unpublish, async (ctx, { body }) => {
    await unpublishDrafts(ctx, body);
    return { value: true };
  });
  serveStaff(app, deps, routes.discard, (ctx, { body }) => discardDrafts(ctx, body.ventureId));
  serveStaff(app, deps, routes.terms, (ctx, { query }) =>
    withSearchProblems(() => listTermsForStaff(ctx, engine(), query)),
  );
  serveStaff(app, deps, routes.termsCsv, async (ctx, { query, reply }) =>
    searchTermList.send(ctx, reply, 'zoekopdrachten.csv', termFilterOf(ctx, query), {}),
  );
  serveStaff(app, deps, routes.ignoreTerm, async (ctx, { body }) => {
    await ignoreSearchTerm(ctx, body);
    return { value: true };
  });
  serveStaff(app, deps, routes.showTerm, async (ctx, { body }) => {
    await showSearchTermAgain(ctx, body);
    return { value: true };
  });
}
