const controls = 'input, select, textarea, button:not([tabindex="-1"])';

/** Focuses the control with this name, or the first one of the group that `data-field` names. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const escaped = CSS.escape(name);
  const found = form?.querySelector<HTMLElement>(`[name="${escaped}"], [data-field="${escaped}"]`);
  const control = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
