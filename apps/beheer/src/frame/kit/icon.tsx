import { Icon, type IconSize } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { classNames } from '@bouwpoort/ui/class-names.ts';

/** The symbols of public/icons.svg, which the shop does not need. */
export type BeheerIconName =
  | IconName
  | `b-${'overview' | 'quote' | 'pulse' | 'plug' | 'shield' | 'key' | 'bell' | 'grip' | 'undo' | 'columns' | 'send' | 'note'}`
  | `b-${'play' | 'pause' | 'sliders' | 'tack' | 'boost' | 'webhook' | 'unlock' | 'swap' | 'target' | 'folder' | 'text'}`
  | `b-${'database' | 'bookmark' | 'link' | 'stop' | 'cut'}`
  | `b-device-${'desktop' | 'tablet' | 'phone'}`;

function isShopIcon(name: BeheerIconName): name is IconName {
  return !name.startsWith('b-');
}

/** 16 px beside text in controls, 20 px in the rail and in heads. */
export function BeheerIcon({
  name,
  size = 'small',
  className,
}: {
  name: BeheerIconName;
  size?: IconSize;
  className?: string;
}) {
  if (isShopIcon(name)) return <Icon name={name} size={size} className={className} />;
  return (
    <svg className={classNames('icon', size !== 'medium' && `icon--${size}`, className)} aria-hidden="true">
      <use href={`/beheer/icons.svg#${name}`} />
    </svg>
  );
}
