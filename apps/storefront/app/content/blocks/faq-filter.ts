import type { FaqCategoryListBlock } from '@bouwpoort/contract/content/content-blocks';

type Question = FaqCategoryListBlock['categories'][number]['questions'][number];

/** The ids of the questions that contain every typed word, in the question or in its answer. */
export function matchingQuestions(categories: FaqCategoryListBlock['categories'], typed: string): Set<string> {
  const words = normalise(typed).split(/\s+/).filter(Boolean);
  const questions = categories.flatMap((category) => category.questions);
  return new Set(questions.filter((question) => containsAll(question, words)).map(({ id }) => id));
}

function containsAll({ question, answerHtml }: Question, words: readonly string[]): boolean {
  const text = normalise(`${question} ${answerHtml.replaceAll(/<[^>]*>/g, ' ')}`);
  return words.every((word) => text.includes(word));
}

/** Without case, accents and the soft hyphens of the content. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase();
}
