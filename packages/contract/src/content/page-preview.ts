import { z } from 'zod/mini';

/**
 * What the studio and the page in its frame say to each other by postMessage. Both check that the other has their own
 * origin, and both leave a message alone that is none of these.
 */

const blockId = z.string().check(z.minLength(1), z.maxLength(100));

/** Within the window of the frame, in its CSS pixels. */
const rectangle = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

const shownBlock = z.object({ id: blockId, contentType: z.string(), rectangle });
export type PreviewBlock = z.output<typeof shownBlock>;

/** What the page in the frame says. */
export const frameMessage = z.discriminatedUnion('type', [
  /** When it is there, and after every move: a scroll, a picture that loaded, a new draft. */
  z.object({
    type: z.literal('bouwpoort:blocks'),
    pageId: z.string(),
    blocks: z.array(shownBlock),
    /** The page's own fields (title, introduction, promo): all that stands outside its blocks. */
    page: z.nullable(rectangle),
  }),
  /** A click; links and buttons of the page do nothing in the frame. Null: outside every block, the page itself. */
  z.object({ type: z.literal('bouwpoort:clicked'), blockId: z.nullable(blockId) }),
  z.object({ type: z.literal('bouwpoort:hovered'), blockId: z.nullable(blockId) }),
  /** A key pressed while the frame had the focus, so that shortcuts work there too. */
  z.object({
    type: z.literal('bouwpoort:key'),
    key: z.string().check(z.maxLength(30)),
    ctrl: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
  }),
]);
export type FrameMessage = z.output<typeof frameMessage>;

/** What the studio says. */
const studioMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bouwpoort:select'), blockId: z.nullable(blockId) }),
  z.object({ type: z.literal('bouwpoort:scroll-to'), blockId }),
  /** A new draft was saved: fetch the data of the page again, without losing the place. */
  z.object({ type: z.literal('bouwpoort:reload') }),
]);
export type StudioMessage = z.output<typeof studioMessage>;
