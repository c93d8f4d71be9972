import type { CorporateHeroBlock as Block } from '@bouwpoort/contract/content-blocks';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { FinderForm } from '../../ui/molecules/finder-form.tsx';
import { HeroPortal } from '../../ui/organisms/hero-portal.tsx';
import { VentureWall } from '../../ui/organisms/venture-wall.tsx';
import { useBlockData } from '../block-data.ts';

export function CorporateHeroBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const bricks = useBlockData().ventures.map(({ specialism, branches, hasBouwshop, ...venture }) => ({
    ...venture,
    lines: [specialism, t(hasBouwshop ? 'branches' : 'showrooms', { count: branches })],
  }));
  return (
    <HeroPortal
      title={block.title}
      emphasis={block.titleEmphasis}
      lead={block.lead}
      finder={
        block.finder && (
          <FinderForm
            action={paths.branches()}
            name="plaats"
            label={block.finder.label}
            placeholder={block.finder.placeholder}
            button={block.finder.buttonText}
          />
        )
      }
      wall={
        block.ventureWall && (
          <VentureWall
            label={block.ventureWall.title}
            bricks={bricks}
            last={{ href: block.ventureWall.link.href, label: block.ventureWall.link.text }}
          />
        )
      }
    />
  );
}
