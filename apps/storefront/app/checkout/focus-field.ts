/** To the control of a field, or the first one in its group. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = found?.matches('input, select, textarea, button')
    ? found
    : found?.querySelector<HTMLElement>('input, select, textarea, button:not([tabindex="-1"])');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
