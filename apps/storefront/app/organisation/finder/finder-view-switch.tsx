import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { FinderView } from '../../frame/organisms/branch-finder-layout.tsx';

interface FinderViewSwitchProps {
  view: FinderView;
  onView: (view: FinderView) => void;
}

/** The id of the map: without script the switch links to it. */
export const mapId = 'kaart';

const views: readonly { view: FinderView; icon: IconName; target: string }[] = [
  { view: 'list', icon: 'list', target: 'inhoud' },
  { view: 'map', icon: 'pin', target: mapId },
];

/** List or map, on a phone; a wide screen shows both. */
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
            // The form above fills half of a phone screen, so the result scrolls into view below a link back.
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
