import type { ReactNode } from 'react';

/** The text, with a form beside it: a field and a button, and a message below them. */
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
