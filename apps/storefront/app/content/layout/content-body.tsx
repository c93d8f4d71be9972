import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';

/** The text of a page, if it has any. */
export function ContentBody({ html }: { html: string | undefined }) {
  return (
    html && (
      <div className="wrap content-body">
        <RichText html={html} />
      </div>
    )
  );
}
