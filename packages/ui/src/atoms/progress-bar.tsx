/** Shown over the top of the window while a page is on its way; the stylesheet waits 200 ms before it appears. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className="progress" role="progressbar" aria-label={label} /> : null;
}
