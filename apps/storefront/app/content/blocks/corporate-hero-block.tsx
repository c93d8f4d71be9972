import type { CorporateHeroBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { FinderForm } from '@bouwpoort/ui/molecules/finder-form.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { HeroPortal } from '../../frame/organisms/hero-portal.tsx';
import { VentureWall } from '../../frame/organisms/venture-wall.tsx';
import { audienceOf, isOfferedTo } from '../../frame/pages/offered-links.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { useBlockData } from '../pages/block-data.ts';

/** Beside the text stands the wall of ventures, or else a picture. */
export function CorporateHeroBlock({ block }: { block: Block }) {
  return (
    <HeroPortal
      title={block.title}
      emphasis={block.titleEmphasis}
      lead={block.lead}
      finder={<Actions block={block} />}
      wall={block.ventureWall ? <Wall wall={block.ventureWall} /> : <HeroPicture image={block.image} />}
    />
  );
}

function Actions({ block: { finder, links = [] } }: { block: Block }) {
  const audience = audienceOf(useChromeSession());
  const offered = links.filter(({ href }) => isOfferedTo(audience, href));
  return (
    <>
      {finder && (
        <FinderForm
          action={paths.branches()}
          name="plaats"
          label={finder.label}
          placeholder={finder.placeholder}
          button={finder.buttonText}
        />
      )}
      {offered.length > 0 && (
        <div className="rowline hero-links">
          {offered.map((link) => (
            <LinkButton key={link.href} look="inverse" href={link.href} target={link.target}>
              {link.text}
            </LinkButton>
          ))}
        </div>
      )}
    </>
  );
}

function Wall({ wall }: { wall: NonNullable<Block['ventureWall']> }) {
  const { t } = useTranslation('content');
  const bricks = useBlockData().ventures.map(({ specialism, branches, hasBouwshop, ...venture }) => ({
    ...venture,
    lines: [specialism, t(hasBouwshop ? 'branches' : 'showrooms', { count: branches })],
  }));
  return <VentureWall label={wall.title} bricks={bricks} last={{ href: wall.link.href, label: wall.link.text }} />;
}

function HeroPicture({ image }: { image: Block['image'] }) {
  return (
    image && <Picture className="hero-picture" src={image.url} alt={image.alt} width={640} height={400} priority />
  );
}
