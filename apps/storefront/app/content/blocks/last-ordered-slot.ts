import type { PreviouslyOrderedBlock } from '@bouwpoort/contract/content/content-blocks';
import { type ComponentType, createContext } from 'react';

export interface LastOrderedProps {
  block: PreviouslyOrderedBlock;
  owner: { userId: string; ventureId: string };
}

/** The slot for the articles a customer ordered last; the route of a content page fills it. */
export const LastOrderedContext = createContext<ComponentType<LastOrderedProps>>(() => null);
