import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentColumns } from '../layout/content-columns.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';

interface FactsContentProps {
  page: PageOf<'ContentPage'>;
  facts: readonly { label: string; value: string }[];
}

/** A vacancy, a course, an open day: the facts and the action stay in view beside the text. */
export function FactsContent({ page, facts }: FactsContentProps) {
  return (
    <>
      <ContentHead page={page} over={page.category} />
      <ContentColumns asideFirst aside={<Facts facts={facts} link={page.link} />}>
        {page.mainBody && <RichText html={page.mainBody} />}
        <BlockList page={page} />
      </ContentColumns>
    </>
  );
}

function Facts({ facts, link }: { facts: FactsContentProps['facts']; link: FactsContentProps['page']['link'] }) {
  return (
    <div className="facts">
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {link && (
        <LinkButton look="primary" size="large" block href={link.href} target={link.target}>
          {link.text}
        </LinkButton>
      )}
    </div>
  );
}
