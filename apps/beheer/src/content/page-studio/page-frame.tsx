import { frameMessage, type PreviewBlock, type StudioMessage } from '@bouwpoort/contract/content/page-preview';
import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useElementSize } from '@bouwpoort/ui/use-element-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { blockName } from '../blocks/page-words.ts';
import { previewTokenQuery } from '../drafts/preview-token.ts';

export const widths = { desktop: 1440, tablet: 820, phone: 390 } as const;
export type Device = keyof typeof widths;

export interface FrameHandle {
  /** Shows the current draft of the server. */
  reload: () => void;
  scrollTo: (blockId: string) => void;
}

interface PageFrameProps {
  ref?: Ref<FrameHandle>;
  pageId: string;
  /** The number of an earlier version; absent for the draft. */
  version?: number;
  title: string;
  device: Device;
  selected?: string | null;
  /** By id: the shop does not know the type of an invalid block. */
  names?: ReadonlyMap<string, string>;
  onSelect?: (blockId: string | null) => void;
  /** The toolbar on the selected block; absent without edit permission. */
  tools?: {
    move: (steps: -1 | 1) => void;
    duplicate: () => void;
    remove: () => void;
    add: () => void;
    isFirst: boolean;
    isLast: boolean;
  };
}

type Rectangle = PreviewBlock['rectangle'];

/** The real page in a frame, with the selected block outlined. */
export function PageFrame(props: PageFrameProps) {
  const { ref, pageId, version, title, device, selected = null, names, onSelect, tools } = props;
  const { t } = useTranslation('beheer-pages');
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const available = useElementSize(stage) ?? { width: 0, height: 0 };
  const [blocks, setBlocks] = useState<readonly PreviewBlock[]>([]);
  const [hovered, setHovered] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [beheerPageRoutes.preview.path, pageId, version],
    queryFn: () =>
      call(beheerPageRoutes.preview, { params: { pageId }, body: version === undefined ? {} : { version } }),
    ...previewTokenQuery,
  });

  const postToFrame = (message: StudioMessage) => frame.current?.contentWindow?.postMessage(message, location.origin);
  useImperativeHandle(ref, () => ({
    reload: () => postToFrame({ type: 'bouwpoort:reload' }),
    scrollTo: (blockId) => postToFrame({ type: 'bouwpoort:scroll-to', blockId }),
  }));

  useEffect(() => {
    frame.current?.contentWindow?.postMessage(
      { type: 'bouwpoort:select', blockId: selected } satisfies StudioMessage,
      location.origin,
    );
  }, [selected]);

  const latest = useLatest({ onSelect, pageId });
  useEffect(() => {
    const onMessage = ({ origin, source, data: given }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const message = frameMessage.safeParse(given);
      if (!message.success) return;
      const said = message.data;
      if (said.type === 'bouwpoort:blocks') setBlocks(said.pageId === latest.current.pageId ? said.blocks : []);
      else if (said.type === 'bouwpoort:clicked') {
        // Keys and the clipboard belong to the studio from here on.
        stage.current?.focus({ preventScroll: true });
        latest.current.onSelect?.(said.blockId);
      } else if (said.type === 'bouwpoort:hovered') setHovered(said.blockId);
      else
        document.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: said.key,
            ctrlKey: said.ctrl,
            shiftKey: said.shift,
            altKey: said.alt,
            cancelable: true,
          }),
        );
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [latest]);

  const width = widths[device];
  const scale = available.width === 0 ? 0 : Math.min(1, available.width / width);
  const place = ({ left, top, width: wide, height }: Rectangle) => ({
    left: left * scale,
    top: top * scale,
    width: wide * scale,
    height: height * scale,
  });
  const chosen = blocks.find(({ id }) => id === selected);
  // A block that was just added is scrolled into view when the frame has it.
  const isShown = chosen !== undefined;
  const isOut =
    chosen !== undefined && (chosen.rectangle.top < 0 || chosen.rectangle.top * scale > available.height * 0.8);
  const arrived = useLatest({ isOut });
  useEffect(() => {
    if (selected === null || !isShown || !arrived.current.isOut) return;
    frame.current?.contentWindow?.postMessage(
      { type: 'bouwpoort:scroll-to', blockId: selected } satisfies StudioMessage,
      location.origin,
    );
  }, [selected, isShown, arrived]);
  const under = hovered === selected ? undefined : blocks.find(({ id }) => id === hovered);
  return (
    <div className="ed__stage">
      <div className="ed__canvas" ref={stage} tabIndex={-1}>
        {error && <LoadError error={error} retry={refetch} />}
        {data && scale > 0 && (
          <div className="ed__page" style={{ width: width * scale, height: available.height }}>
            <iframe
              ref={frame}
              src={data.url}
              title={title}
              onMouseLeave={() => setHovered(null)}
              style={{ width, height: available.height / scale, transform: `scale(${scale})` }}
            />
            {under && onSelect && (
              <div className="sel sel--hover" style={place(under.rectangle)}>
                <span className="sel__tag">{names?.get(under.id) ?? blockName(under.contentType)}</span>
              </div>
            )}
            {chosen && (
              <div className="sel" style={place(chosen.rectangle)}>
                <span className={chosen.rectangle.top * scale < 36 ? 'sel__tag sel__tag--in' : 'sel__tag'}>
                  <span className="sel__name">{names?.get(chosen.id) ?? blockName(chosen.contentType)}</span>
                  {tools &&
                    (
                      [
                        ['arrow-up', t('blockUp'), () => tools.move(-1), tools.isFirst],
                        ['arrow-down', t('blockDown'), () => tools.move(1), tools.isLast],
                        ['copy', t('blockDuplicate'), tools.duplicate],
                        ['trash', t('blockRemove'), tools.remove],
                      ] as const
                    ).map(([icon, label, run, isOff]) => (
                      <IconButton
                        key={icon}
                        look="quiet"
                        icon={icon}
                        label={label}
                        title={label}
                        disabled={isOff}
                        onClick={run}
                      />
                    ))}
                </span>
                {tools && (
                  <button
                    type="button"
                    className="sel__add"
                    aria-label={t('addBelow')}
                    title={t('addBelow')}
                    onClick={tools.add}
                  >
                    <BeheerIcon name="plus" size="medium" />
                  </button>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
