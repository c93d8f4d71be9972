import type { ReactNode } from 'react';

/** Beside the words stands the form: a field and a button, with a message below them when there is one. */
export function NewsletterBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="newsletter">
      <div>
        <h2>{title}</h2>
        <p className="newsletter__text muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
