import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { BlockList } from '../block-list.tsx';
import type { PageOf } from '../page-of.ts';
import { ContentBody } from './content-body.tsx';
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
      <ContentBody html={page.mainBody} />
      <BlockList page={page} />
    </>
  );
}
