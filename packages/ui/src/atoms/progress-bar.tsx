/** At the top of the window while a page loads; the stylesheet delays it by 200 ms. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className="progress" role="progressbar" aria-label={label} /> : null;
}
