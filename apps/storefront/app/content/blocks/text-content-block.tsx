import type { TextContentBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { NewsletterForm } from '../../customers/newsletter/newsletter-form.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { ContentLink } from '../../frame/content-parts/content-link.tsx';

export function TextContentBlock({ block }: { block: Block }) {
  if (block.variant === 'quote') return <Quote block={block} />;
  if (block.variant === 'newsletter') return <Newsletter block={block} />;
  return (
    <BlockSection>
      <div className={`text-block text-block--${block.variant}`}>
        {block.title && <h2>{block.title}</h2>}
        <RichText html={block.textHtml} />
        {block.link && (
          <p className="block__link">
            <ContentLink strong link={block.link} />
          </p>
        )}
      </div>
    </BlockSection>
  );
}

function Quote({ block }: { block: Block }) {
  return (
    <BlockSection>
      <figure className="quote">
        {block.title && <h2>{block.title}</h2>}
        <blockquote>
          <RichText html={block.textHtml} />
        </blockquote>
        {block.source && <figcaption className="muted">{block.source}</figcaption>}
      </figure>
    </BlockSection>
  );
}

/** The editors' text, with the sign-up form beside it. */
function Newsletter({ block }: { block: Block }) {
  return (
    <BlockSection>
      <div className="newsletter">
        <div>
          {block.title && <h2>{block.title}</h2>}
          <div className="newsletter__text muted">
            <RichText html={block.textHtml} />
            {block.link && <ContentLink strong link={block.link} />}
          </div>
        </div>
        <NewsletterForm />
      </div>
    </BlockSection>
  );
}
