import type { CTABlockWithImage as Block } from '@bouwpoort/contract/content-blocks';
import { LinkButton } from '../../ui/atoms/link-button.tsx';
import { Picture } from '../../ui/atoms/picture.tsx';

export function CTABlockWithImage({ block }: { block: Block }) {
  return (
    <section className="wrap section">
      <div className="cta">
        <div className="cta__body">
          <h2>{block.title}</h2>
          <p className="muted">{block.text}</p>
          <div className="rowline">
            <LinkButton look="primary" href={block.link.href}>
              {block.link.text}
            </LinkButton>
            {block.secondLink && <LinkButton href={block.secondLink.href}>{block.secondLink.text}</LinkButton>}
          </div>
        </div>
        <Picture className="cta__pic" src={block.image.url} alt={block.image.alt} width={640} height={360} />
      </div>
    </section>
  );
}
