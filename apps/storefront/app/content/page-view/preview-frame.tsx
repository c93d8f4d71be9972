import type { FrameMessage, PreviewBlock, StudioMessage } from '@bouwpoort/contract/content/page-preview';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loaded only with a draft: in the studio's frame it communicates with the studio, elsewhere it shows that this is a
 * draft.
 */
export default function PreviewFrame({ pageId }: { pageId: string }) {
  const { t } = useTranslation('content');
  const { revalidate } = useRevalidator();
  const [isAlone, setIsAlone] = useState(false);
  useEffect(() => {
    setIsAlone(window.parent === window);
    return window.parent === window ? undefined : connectToStudio(pageId, () => void revalidate());
  }, [pageId, revalidate]);
  return (
    isAlone && (
      <section className="view-banner" aria-label={t('preview')}>
        <Icon name="eye" />
        <p>
          <b>{t('preview')}</b> {t('previewText')}
        </p>
      </section>
    )
  );
}

const blockSelector = '[data-template] [data-block]';

function connectToStudio(pageId: string, reload: () => void): () => void {
  const { origin } = window.location;
  const postToStudio = (message: FrameMessage) => window.parent.postMessage(message, origin);

  let waiting = 0;
  const announce = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => postToStudio({ type: 'bouwpoort:blocks', pageId, ...visibleBlocks() }));
  };
  const onMessage = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== origin || source !== window.parent || !isStudioMessage(data)) return;
    if (data.type === 'bouwpoort:reload') return reload();
    if (data.blockId === null) return;
    const block = blockWith(data.blockId);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    block?.scrollIntoView({
      block: data.type === 'bouwpoort:select' ? 'nearest' : 'center',
      behavior: isCalm ? 'auto' : 'smooth',
    });
    announce();
  };
  const hover = ({ target }: Event) => postToStudio({ type: 'bouwpoort:hovered', blockId: blockIdAt(target) });
  // In the capture phase, before the page's own listeners: nothing in the frame navigates, orders or submits a form.
  const click = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    postToStudio({ type: 'bouwpoort:clicked', blockId: blockIdAt(event.target) });
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey: shift, altKey: alt } = event;
    const ctrl = ctrlKey || metaKey;
    if (ctrl && ['s', 'z', 'y', 'Enter'].includes(key)) event.preventDefault();
    postToStudio({ type: 'bouwpoort:key', key, ctrl, shift, alt });
  };
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const sizes = new ResizeObserver(announce);
  sizes.observe(document.body);
  const changes = new MutationObserver(announce);
  changes.observe(document.body, { childList: true, subtree: true });
  const stopping = new AbortController();
  const { signal } = stopping;
  window.addEventListener('message', onMessage, { signal });
  window.addEventListener('scroll', announce, { signal, passive: true, capture: true });
  window.addEventListener('resize', announce, { signal });
  document.addEventListener('mouseover', hover, { signal });
  document.addEventListener('click', click, { signal, capture: true });
  document.addEventListener('submit', refuse, { signal, capture: true });
  document.addEventListener('keydown', press, { signal });
  announce();
  return () => {
    stopping.abort();
    sizes.disconnect();
    changes.disconnect();
    cancelAnimationFrame(waiting);
  };
}

function visibleBlocks(): { blocks: PreviewBlock[]; page: PreviewBlock['rectangle'] | null } {
  const page = document.querySelector('[data-template]');
  const blocks = [...document.querySelectorAll<HTMLElement>(blockSelector)].map((element) => ({
    id: element.id,
    contentType: element.dataset.block ?? '',
    rectangle: rectangleOf(element),
  }));
  return { blocks, page: page && rectangleOf(page) };
}

function rectangleOf(element: Element): PreviewBlock['rectangle'] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function blockWith(id: string): Element | undefined {
  return [...document.querySelectorAll(blockSelector)].find((element) => element.id === id);
}

function blockIdAt(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest(blockSelector)?.id) || null;
}

/** Any script on the page may post messages; only these are for us. */
function isStudioMessage(data: unknown): data is StudioMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'bouwpoort:reload') return true;
  const blockId = 'blockId' in data ? data.blockId : undefined;
  if (data.type === 'bouwpoort:scroll-to') return typeof blockId === 'string';
  return data.type === 'bouwpoort:select' && (blockId === null || typeof blockId === 'string');
}
