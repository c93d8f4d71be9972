import type { ContentPageType } from '@bouwpoort/contract/content/content-types';
import type { ContentPageData } from './load-content.ts';

/** The pages of one type. */
export type PageOf<T extends ContentPageType> = Extract<ContentPageData, { contentType: T }>;
