import type { CTABlockWithImage as Block } from '@bouwpoort/contract/content/content-blocks';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { audienceOf, isOfferedTo } from '../../frame/pages/offered-links.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';

/** Hidden where the call does not apply: a logged-in visitor is not asked to register. */
export function CTABlockWithImage({ block }: { block: Block }) {
  const audience = audienceOf(useChromeSession());
  const isOffered = (link: Block['link'] | undefined) => link !== undefined && isOfferedTo(audience, link.href);
  const link = isOffered(block.link) ? block.link : undefined;
  const secondLink = isOffered(block.secondLink) ? block.secondLink : undefined;
  if (!link && !secondLink) return null;
  return (
    <BlockSection>
      <div className="cta">
        <div className="cta__body">
          <h2>{block.title}</h2>
          <p>{block.text}</p>
          <div className="rowline">
            {link && (
              <LinkButton look="primary" href={link.href} target={link.target}>
                {link.text}
              </LinkButton>
            )}
            {secondLink && (
              <LinkButton href={secondLink.href} target={secondLink.target}>
                {secondLink.text}
              </LinkButton>
            )}
          </div>
        </div>
        <Picture className="cta__pic" src={block.image.url} alt={block.image.alt} width={640} height={360} />
      </div>
    </BlockSection>
  );
}
