import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentBody } from '../layout/content-body.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';

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
      <ContentBody html={page.mainBody} />
      <BlockList page={page} />
    </>
  );
}
