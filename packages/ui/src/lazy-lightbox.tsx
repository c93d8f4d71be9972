import { useRef } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { LightboxProps } from './organisms/lightbox.tsx';

const Loaded = lazyPart<LightboxProps>(
  () => import('./organisms/lightbox.tsx').then((part) => part.Lightbox),
  () => null,
);

/** A lightbox whose code is loaded when a visitor is about to enlarge a picture. */
export function LazyLightbox(props: LightboxProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.index !== undefined;
  return wasOpen.current ? <Loaded {...props} /> : null;
}

/** For pointing at a picture, and for focus on it. */
export const loadLightbox = Loaded.load;
