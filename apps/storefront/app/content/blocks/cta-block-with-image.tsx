import type { CTABlockWithImage as Block } from '@bouwpoort/contract/content-blocks';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { BlockSection } from '../block-section.tsx';

export function CTABlockWithImage({ block }: { block: Block }) {
  const { link, secondLink } = block;
  return (
    <BlockSection>
      <div className="cta">
        <div className="cta__body">
          <h2>{block.title}</h2>
          <p>{block.text}</p>
          <div className="rowline">
            <LinkButton look="primary" href={link.href} target={link.target}>
              {link.text}
            </LinkButton>
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
