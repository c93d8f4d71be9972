import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type FinderQuestion, finderHref, finderQuestionOf } from './finder-question.ts';

/**
 * The optimistic state of the question: a choice shows at once, and the next one builds on it, while its answer is in
 * flight. The router reports a navigation a moment later than that, so the last question is stored here until the
 * address has changed.
 */
export function useFinderQuestion(answered: FinderQuestion) {
  const { pathname, key } = useLocation();
  const pendingLocation = useNavigation().location;
  const navigate = useNavigate();
  const [requested, setRequested] = useState<{ at: string; question: FinderQuestion }>();
  // The address has changed: the question was answered or superseded. Going back must not restore it.
  if (requested && requested.at !== key) setRequested(undefined);
  const pendingQuestion =
    pendingLocation?.pathname === pathname ? finderQuestionOf(new URLSearchParams(pendingLocation.search)) : undefined;
  const question = (requested?.at === key ? requested.question : pendingQuestion) ?? answered;
  const requestQuestion = (next: FinderQuestion) => {
    setRequested({ at: key, question: next });
    navigate(finderHref(next), { preventScrollReset: true });
  };
  return { question, requestQuestion };
}
