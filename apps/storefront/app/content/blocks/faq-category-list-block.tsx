import type { FaqCategoryListBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { matchingQuestions } from './faq-filter.ts';

/** Fewer questions than this are scanned faster than searched. */
const minQuestionsForSearch = 6;

export function FaqCategoryListBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useQuestionInHash(list);
  const shown = matchingQuestions(block.categories, typed);
  const total = block.categories.reduce((sum, category) => sum + category.questions.length, 0);
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <BlockSection title={block.title}>
      <div className="faq" ref={list}>
        {total >= minQuestionsForSearch && (
          <>
            <FaqSearch typed={typed} onTyped={setTyped} />
            <p className="faq__count small muted" role="status">
              {typed.trim() && t('faqFound', { count: shown.size })}
            </p>
          </>
        )}
        {block.categories.map((category) => (
          <section
            key={category.id}
            id={`${block.id}-${category.id}`}
            className="faq__category"
            hidden={!category.questions.some(({ id }) => shown.has(id))}
          >
            <Heading className="faq__title">{category.title}</Heading>
            {category.questions.map((question) => (
              <details key={question.id} className="disclosure faq__question" hidden={!shown.has(question.id)}>
                <summary>
                  {question.question}
                  <Icon name="chevron-down" size="control" />
                </summary>
                {/* Inside the details element, so that a browser opens it for an address with this id. */}
                <div className="disclosure__body" id={question.id}>
                  <RichText html={question.answerHtml} />
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
    </BlockSection>
  );
}

function FaqSearch({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <search className="faq__search needs-script">
      <label htmlFor={id} className="field__label">
        {t('faqSearch')}
      </label>
      <Input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        placeholder={t('faqSearchPlaceholder')}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
        tool={
          typed ? (
            <IconButton icon="close" label={t('faqSearchClear')} onClick={() => onTyped('')} />
          ) : (
            <span className="input-group__icon">
              <Icon name="search" size="control" />
            </span>
          )
        }
      />
    </search>
  );
}

/** An address that ends in #id opens that question, also for navigation within the page. */
function useQuestionInHash(list: { current: HTMLElement | null }): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address followed again opens the question again
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const answer = id && list.current?.querySelector(`[id="${CSS.escape(id)}"]`);
    const question = answer ? answer.closest('details') : null;
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash, key, list]);
}
