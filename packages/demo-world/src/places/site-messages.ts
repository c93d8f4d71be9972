import type { TableFill } from '../table-fill.ts';
import { ventureTexts } from './venture-texts.ts';
import { demoVentures } from './ventures.ts';

export const demoSiteMessages = demoVentures.flatMap(({ id: ventureId }) => {
  const { sitewideMessages = [], ventureMessages = [] } = ventureTexts[ventureId];
  return [
    ...sitewideMessages.map((message) => ({ ...message, ventureId, isSitewide: true })),
    ...ventureMessages.map((message) => ({ ...message, ventureId, isSitewide: false })),
  ];
});

export const siteMessageFill = (): TableFill => ({
  table: 'site_message',
  columns: [
    ...['id', 'message', 'kind', 'hyper_link', 'hyper_link_text', 'is_closable', 'audience', 'venture_ids'],
    ...['is_sitewide', 'is_draft'],
  ],
  expected: demoSiteMessages.length,
  rows: demoSiteMessages.map((one) => [
    ...[one.id, one.message, one.type, one.hyperLink, one.hyperLinkText, one.closable, 'everybody', [one.ventureId]],
    ...[one.isSitewide, false],
  ]),
});
