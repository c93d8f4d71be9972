import type { FaqCategoryListBlock } from '@bouwpoort/contract/content-blocks';

type Question = FaqCategoryListBlock['categories'][number]['questions'][number];

/** The ids of the questions that contain every typed word, in the question or in its answer. */
export function matchingQuestions(categories: FaqCategoryListBlock['categories'], typed: string): Set<string> {
  const words = simplified(typed).split(/\s+/).filter(Boolean);
  const questions = categories.flatMap((category) => category.questions);
  return new Set(questions.filter((question) => holds(question, words)).map(({ id }) => id));
}

function holds({ question, answerHtml }: Question, words: readonly string[]): boolean {
  const text = simplified(`${question} ${answerHtml.replaceAll(/<[^>]*>/g, ' ')}`);
  return words.every((word) => text.includes(word));
}

/** Without case, accents and the soft hyphens of the content. */
function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase();
}
