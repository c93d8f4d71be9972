import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { classNames } from '@bouwpoort/ui/class-names.ts';

interface ServiceIconsProps {
  services: readonly { icon: IconName; label: string }[];
  /** Two columns at every width, for a list in half of the page. */
  narrow?: boolean;
}

export function ServiceIcons({ services, narrow }: ServiceIconsProps) {
  return (
    <ul className={classNames('service-icons', narrow && 'service-icons--narrow')}>
      {services.map((service) => (
        <li key={service.label}>
          <Icon name={service.icon} />
          {service.label}
        </li>
      ))}
    </ul>
  );
}
