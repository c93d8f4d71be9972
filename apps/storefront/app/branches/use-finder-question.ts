import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type FinderQuestion, finderHref, finderQuestionOf } from './finder-question.ts';

/**
 * What is asked, as far as it is known: a choice shows at once, and the next one builds on it, while its answer is still
 * on its way. The router reports a navigation a moment later than that, so the last question is stored here until the
 * address has changed.
 */
export function useFinderQuestion(answered: FinderQuestion) {
  const { pathname, key } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ at: string; question: FinderQuestion }>();
  // The address has changed: what was asked is there, or was overtaken. Going back must not bring it up again.
  if (asked && asked.at !== key) setAsked(undefined);
  const onItsWay = coming?.pathname === pathname ? finderQuestionOf(new URLSearchParams(coming.search)) : undefined;
  const question = (asked?.at === key ? asked.question : onItsWay) ?? answered;
  const ask = (next: FinderQuestion) => {
    setAsked({ at: key, question: next });
    navigate(finderHref(next), { preventScrollReset: true });
  };
  return { question, ask };
}
