import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { FinderView } from '../organisms/branch-finder-layout.tsx';

interface FinderViewSwitchProps {
  view: FinderView;
  onView: (view: FinderView) => void;
}

/** Where the map stands: without script the switch leads there. */
export const mapId = 'kaart';

const views: readonly { view: FinderView; icon: IconName; target: string }[] = [
  { view: 'list', icon: 'list', target: 'inhoud' },
  { view: 'map', icon: 'pin', target: mapId },
];

/** List or map, on a phone; beside each other there is nothing to choose. */
export function FinderViewSwitch({ view: shown, onView }: FinderViewSwitchProps) {
  const { t } = useTranslation('branches');
  return (
    <span className="finder-views">
      {views.map(({ view, icon, target }) => (
        <a
          key={view}
          href={`#${target}`}
          aria-current={view === shown || undefined}
          onClick={(event) => {
            event.preventDefault();
            onView(view);
            // The form above takes half of a phone: what was asked for fills the screen, with the way back above it.
            const summary = event.currentTarget.closest('.bf__summary');
            if (view === 'map') requestAnimationFrame(() => summary?.scrollIntoView());
          }}
        >
          <Icon name={icon} size="control" />
          {t(`view_${view}`)}
        </a>
      ))}
    </span>
  );
}
