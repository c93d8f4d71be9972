import type { VideoBlock } from '@bouwpoort/contract/content/content-blocks';

/** Hosts that set no cookies before a video is played. */
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
  /** The page of the video at its host. */
  page: string;
}

/** Undefined for a video file of our own. */
export function hostedVideo({ provider, videoId }: VideoBlock): HostedVideo | undefined {
  if (provider === 'file' || !videoId) return undefined;
  const id = encodeURIComponent(videoId);
  return { provider, player: players[provider](id), page: pages[provider](id) };
}
