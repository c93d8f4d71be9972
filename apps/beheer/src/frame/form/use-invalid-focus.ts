import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first invalid field of a form after each refusal: an error, or another new object. */
export function useInvalidFocus<E extends HTMLElement = HTMLFormElement>(refusal: object | null): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
