import type { VideoBlock } from '@bouwpoort/contract/content-blocks';

/** The hosts that set no cookies of their own before a film is played. */
const players: Record<'youtube' | 'vimeo', (videoId: string) => string> = {
  youtube: (videoId) => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`,
  vimeo: (videoId) => `https://player.vimeo.com/video/${videoId}?autoplay=1&dnt=1`,
};

const pages: Record<'youtube' | 'vimeo', (videoId: string) => string> = {
  youtube: (videoId) => `https://www.youtube.com/watch?v=${videoId}`,
  vimeo: (videoId) => `https://vimeo.com/${videoId}`,
};

export const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' };

export interface HostedVideo {
  provider: 'youtube' | 'vimeo';
  player: string;
  /** Where it can be seen without us. */
  page: string;
}

/** Nothing for a film that is a file of our own. */
export function hostedVideo({ provider, videoId }: VideoBlock): HostedVideo | undefined {
  if (provider === 'file' || !videoId) return undefined;
  const id = encodeURIComponent(videoId);
  return { provider, player: players[provider](id), page: pages[provider](id) };
}
