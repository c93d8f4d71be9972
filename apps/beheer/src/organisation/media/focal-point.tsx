import type { BeheerMediaFile } from '@bouwpoort/contract/organisation/media.staff';
import { cropPosition, type FocalPoint } from '@bouwpoort/trade/foundation/focal-crop';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { thumbOf } from './media-words.ts';

interface FocalPointProps {
  file: BeheerMediaFile;
  value: FocalPoint;
  readOnly: boolean;
  onChange: (value: FocalPoint) => void;
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);
const steps = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** The part of a picture that must stay visible: set by click, drag or arrow keys, ten steps at once with Shift. */
export function FocalPointField({ file, value, readOnly, onChange }: FocalPointProps) {
  const { t } = useTranslation('beheer-media');
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps.get(event.key);
    if (!step || readOnly) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    onChange({ x: within(value.x + step.x * by), y: within(value.y + step.y * by) });
  };
  return (
    <>
      <div
        className="focal"
        onPointerDown={(event) => {
          if (readOnly) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (!readOnly && event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <img src={thumbOf(file, 640, 640)} alt={t('focalPicture')} draggable={false} />
        <span
          className="focal__p"
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={t('focalPoint')}
          aria-readonly={readOnly}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(value.x)}
          aria-valuetext={t('focalText', { x: percent(value.x), y: percent(value.y) })}
          onKeyDown={move}
        >
          <BeheerIcon name="b-target" />
        </span>
      </div>
      <Crops file={file} value={value} />
    </>
  );
}

const shapes = [
  { id: 'wide', width: 16, height: 9 },
  { id: 'card', width: 4, height: 3 },
  { id: 'square', width: 1, height: 1 },
  { id: 'phone', width: 3, height: 4 },
] as const;

/** The four crops of the shop, as `rmode=crop` makes them. */
function Crops({ file, value }: Pick<FocalPointProps, 'file' | 'value'>) {
  const { t } = useTranslation('beheer-media');
  const picture = { width: file.width ?? 4, height: file.height ?? 3 };
  return (
    <div className="crops">
      {shapes.map(({ id, ...shape }) => {
        const { x, y } = cropPosition(picture, shape, value);
        return (
          <figure key={id}>
            <span style={{ aspectRatio: `${shape.width} / ${shape.height}` }}>
              <img src={thumbOf(file, 320, 320)} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
            </span>
            <figcaption>{t(`crop-${id}`)}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
