import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { BlockList } from '../block-list.tsx';
import type { PageOf } from '../page-of.ts';
import { ContentHead } from './content-head.tsx';

export function LandingContent({ page }: { page: PageOf<'ContentPage'> }) {
  return (
    <>
      <ContentHead page={page} over={page.category}>
        {page.link && (
          <LinkButton look="primary" href={page.link.href} target={page.link.target}>
            {page.link.text}
          </LinkButton>
        )}
      </ContentHead>
      {page.mainBody && (
        <div className="wrap content-body">
          <RichText html={page.mainBody} />
        </div>
      )}
      <BlockList page={page} />
    </>
  );
}
