import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface TextLinkProps extends AnchorProps {
  /** Strong: bold, with an arrow, no underline until pointed at. */
  strong?: boolean;
  icon?: IconName;
}

export function TextLink({ strong, icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Anchor className={classNames('link', strong && 'link--strong', className)} {...rest}>
      {icon && <Icon name={icon} size="control" />}
      {children}
      {strong && <Icon name="arrow-right" size="control" />}
    </Anchor>
  );
}
