import { z } from 'zod/mini';
import { href } from '../content/menus.staff.ts';
import { route } from '../foundation/route.ts';
import {
  audience,
  day,
  done,
  moment,
  plainText,
  requiredText,
  ventureId,
  rowVersion as version,
} from '../foundation/scalars.ts';
import { usp } from './ventures.ts';

const spec = 'back office: messages, USPs and texts';
const ofVenture = z.object({ ventureId });

export const messageKinds = ['info', 'warning'] as const;
export const maxMessageLength = 200;

const messageFields = z.object({
  message: requiredText(maxMessageLength, 'Vul een bericht in'),
  kind: z.enum(messageKinds),
  hyperLink: z.nullable(href),
  hyperLinkText: z.nullable(plainText(60)),
  isClosable: z.boolean(),
  audience,
  ventureIds: z.array(ventureId).check(z.minLength(1, { error: 'Kies minstens één venture' }), z.maxLength(200)),
  /** The first and the last day it is shown; without them from now on and until staff end it. */
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** Stored, but not shown. */
  isDraft: z.boolean(),
});
const inOrder = { error: 'De laatste dag ligt voor de eerste', path: ['lastDay'] };
const isInOrder = ({ firstDay, lastDay }: { firstDay: string | null; lastDay: string | null }) =>
  firstDay === null || lastDay === null || firstDay <= lastDay;
export const messageEdit = messageFields.check(z.refine(isInOrder, inOrder));
export type MessageEdit = z.output<typeof messageEdit>;

const messageStates = ['online', 'planned', 'past', 'draft'] as const;
const beheerMessage = z.extend(messageFields, {
  messageId: z.string(),
  state: z.enum(messageStates),
  updatedAt: moment,
  version,
});
export type BeheerMessage = z.output<typeof beheerMessage>;

const uspItem = z.extend(usp, { text: requiredText(80, 'Vul een tekst in') });
export const uspEdit = z.object({
  uspSettings: z.array(uspItem).check(z.maxLength(8, { error: 'Hooguit acht' })),
  registerUSPItems: z.array(uspItem).check(z.maxLength(8, { error: 'Hooguit acht' })),
});
export type UspEdit = z.output<typeof uspEdit>;
const beheerUsps = z.extend(uspEdit, { ventureId: z.string(), version });
export type BeheerUsps = z.output<typeof beheerUsps>;

const beheerText = z.object({
  namespace: z.string(),
  key: z.string(),
  /** As the release has it; none where the installation added the key itself. */
  shipped: z.nullable(z.string()),
  /** What stands in its place. */
  own: z.nullable(z.string()),
});
export type BeheerText = z.output<typeof beheerText>;

const textName = z.object({
  namespace: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  key: z.string().check(z.minLength(1), z.maxLength(120)),
});
const messageId = z.object({ messageId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)) });
const staff = { spec, access: 'staff' as const };

export const beheerSiteRoutes = {
  messages: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/messages',
    summary: 'Messages of the sites one may see, those that stand there now first',
    permission: 'content.read',
    response: z.object({ messages: z.array(beheerMessage) }),
  }),
  addMessage: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/messages',
    summary: 'Add a message',
    permission: 'content.edit',
    body: messageEdit,
    response: beheerMessage,
  }),
  changeMessage: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/messages/{messageId}',
    summary: 'Save a message; refused when somebody else saved it first',
    permission: 'content.edit',
    params: messageId,
    body: z.extend(messageFields, { version }).check(z.refine(isInOrder, inOrder)),
    response: beheerMessage,
  }),
  removeMessage: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/messages/{messageId}',
    summary: 'Remove a message',
    permission: 'content.edit',
    params: messageId,
    response: done,
  }),
  usps: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/usps/{ventureId}',
    summary: 'What a venture says of itself in the header and beside its registration form',
    permission: 'content.read',
    params: ofVenture,
    response: beheerUsps,
  }),
  changeUsps: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/usps/{ventureId}',
    summary: 'Save them; refused when somebody else saved the venture first',
    permission: 'content.edit',
    params: ofVenture,
    body: z.extend(uspEdit, { version }),
    response: beheerUsps,
  }),
  texts: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/texts',
    summary: 'Texts of the site by their words, their key or their part of the program',
    permission: 'content.read',
    query: z.object({
      search: z.optional(plainText(100)),
      namespace: z.optional(textName.shape.namespace),
      changed: z.optional(z.literal('true')),
    }),
    response: z.object({
      namespaces: z.array(z.object({ namespace: z.string(), count: z.int(), changed: z.int() })),
      /** More than are answered where the question is too wide. */
      count: z.int(),
      texts: z.array(beheerText),
    }),
  }),
  changeText: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/texts/{namespace}/{key}',
    summary: 'Say it in other words, or as the release has it; refused when somebody else was first',
    permission: 'content.edit',
    params: textName,
    body: z.object({
      /** Null: as the release has it. */
      text: z.nullable(z.string().check(z.maxLength(2000))),
      /** What stood there when it was read. */
      before: z.nullable(z.string().check(z.maxLength(2000))),
    }),
    response: beheerText,
  }),
};
