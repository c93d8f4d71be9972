import type { ContentTeaser } from '@bouwpoort/contract/content/content-parts';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { teaserMeta } from '../../frame/content-parts/teaser-card.ts';

/** Pages as lines, to find one by its name. */
export function TeaserList({ teasers }: { teasers: readonly ContentTeaser[] }) {
  return (
    <ul className="teaser-list">
      {teasers.map((teaser) => {
        const meta = teaserMeta(teaser);
        return (
          <li key={teaser.id}>
            <Anchor className="teaser" href={teaser.url}>
              <div className="teaser__text">
                <h3>{teaser.title}</h3>
                {teaser.introduction && <p className="muted">{teaser.introduction}</p>}
              </div>
              {meta && <span className="teaser__meta small">{meta}</span>}
              <Icon name="chevron-right" size="control" />
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
