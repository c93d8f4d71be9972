import type { AllRoutes } from './all-routes.ts';
import type { Line, MachineRoute } from './route-paths.ts';

/** The rest of the table in route-paths.ts, which browsers do not load. */
export const machinePaths: { readonly [N in MachineRoute]: Line<AllRoutes[N]> } = {
  'manifest.manifest': 'GET /api/manifest',
  'payments.exchange': 'POST /api/payments/exchange',
  'sandbox.page': 'GET /sandbox/betalen/{providerId}',
  'sandbox.pay': 'POST form /sandbox/betalen/{providerId}',
  'newsletter.unsubscribeOneClick': 'POST /api/newsletter/unsubscribe/{token}',
  'newsletter.unsubscribePage': 'GET /api/newsletter/unsubscribe/{token}',
  'sitemap.robots': 'GET /robots.txt',
  'sitemap.all': 'GET /sitemap.xml',
  'sitemap.ofVenture': 'GET /sitemap-{venturePath}.xml',
  'exchange.submitBatch': 'POST /api/exchange/v1/{entity}/batches',
  'exchange.batches': 'GET /api/exchange/v1/{entity}/batches',
  'exchange.batch': 'GET /api/exchange/v1/{entity}/batches/{batchId}',
  'exchange.batchErrors': 'GET /api/exchange/v1/{entity}/batches/{batchId}/errors',
  'exchange.undoBatch': 'POST /api/exchange/v1/{entity}/batches/{batchId}/undo',
  'exchange.changes': 'GET /api/exchange/v1/{entity}',
  'exchange.record': 'GET /api/exchange/v1/{entity}/{externalId}',
  'exchange.putRecord': 'PUT /api/exchange/v1/{entity}/{externalId}',
  'exchange.removeRecord': 'DELETE /api/exchange/v1/{entity}/{externalId}',
  'operations.health': 'GET /health',
  'operations.ready': 'GET /ready',
  'operations.openapi': 'GET /api/openapi.json',
  'operations.docs': 'GET /api/docs',
  'operations.media': 'GET /media/{*}',
  'devInbox.list': 'GET /dev/mail',
  'devInbox.mails': 'GET /dev/mail.json',
  'devInbox.mail': 'GET /dev/mail/{mailId}',
  'devInbox.mailHtml': 'GET /dev/mail/{mailId}/html',
};
