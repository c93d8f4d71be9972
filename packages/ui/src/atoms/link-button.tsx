import { Anchor, type AnchorProps } from './anchor.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface LinkButtonProps extends Omit<ButtonLook, 'state'>, AnchorProps {
  icon?: IconName;
}

export function LinkButton({ look, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor className={buttonClass({ look, size, block }, className)} {...rest}>
      {icon && <Icon name={icon} size="control" />}
      {children}
    </Anchor>
  );
}
