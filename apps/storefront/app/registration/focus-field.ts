/** To the first of these that stands in the form. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const controls = names.map((name) => form?.elements.namedItem(name));
  controls.find((control) => control instanceof HTMLElement)?.focus();
}
