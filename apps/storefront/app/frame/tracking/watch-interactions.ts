import { pushEvent } from './data-layer.ts';
import { interactionOf, type Touched } from './interaction.ts';

/** One listener for the whole document: components need no tracking code, so none can omit it. */
export function watchInteractions(): () => void {
  const click = (event: Event) => report(event, 'a[href], button, summary, [role="button"]', 'click');
  const submit = (event: Event) => report(event, 'form', 'submit');
  const change = (event: Event) => report(event, 'input[type="checkbox"], input[type="radio"], select', 'change');
  // In the capture phase, before the page's own handlers.
  document.addEventListener('click', click, true);
  document.addEventListener('submit', submit, true);
  document.addEventListener('change', change, true);
  return () => {
    document.removeEventListener('click', click, true);
    document.removeEventListener('submit', submit, true);
    document.removeEventListener('change', change, true);
  };
}

function report(event: Event, selector: string, action: 'click' | 'submit' | 'change'): void {
  const element = event.target instanceof Element ? event.target.closest(selector) : null;
  if (element) pushEvent('interaction', interactionOf(touched(element), action, window.location.origin));
}

function touched(element: Element): Touched {
  const names: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) names.push(...at.classList);
  return {
    tag: element.tagName.toLowerCase(),
    type: element.getAttribute('type'),
    names,
    href: element.getAttribute('href'),
    field: element.getAttribute('name'),
    checked: element instanceof HTMLInputElement ? element.checked : null,
  };
}
