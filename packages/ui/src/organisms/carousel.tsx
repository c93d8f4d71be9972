import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../atoms/icon-button.tsx';

interface CarouselProps {
  /** The accessible name of the list of slides. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Each contains a focusable element: a link or a button. */
  slides: readonly { key: string; content: ReactNode }[];
  /** Wide slides show one and a bit, narrow ones as many as fit; cards are cells of a sheet, which the app rules. */
  size?: 'wide' | 'narrow' | 'cards';
}

/** A scroll-snap row of slides. It never moves by itself, and scrolls without script too. */
export function Carousel({ label, previousLabel, nextLabel, slides, size = 'wide' }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const measure = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const room = element.scrollWidth - element.clientWidth;
    const [start, end] = [element.scrollLeft < 2, element.scrollLeft > room - 2];
    setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, []);

  // Measuring synchronously would force another layout of the whole page.
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [measure]);

  const scroll = (direction: -1 | 1) => {
    const element = track.current;
    const slide = element?.firstElementChild;
    if (element && slide) element.scrollBy({ left: direction * (slide.clientWidth + 1) });
  };

  /** With the focus in a slide, the arrow keys move it to the next one; the browser scrolls that into view. */
  const moveFocus = (event: KeyboardEvent) => {
    const direction = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' }[event.key];
    if (!direction || !(event.target instanceof Element)) return;
    const slide = event.target.closest('li')?.[direction as 'nextElementSibling'];
    event.preventDefault();
    slide?.querySelector<HTMLElement>('a, button')?.focus();
  };

  return (
    <section className={`carousel carousel--${size}`} aria-label={label}>
      <ul className="carousel__track" ref={track} onScroll={measure} onKeyDown={moveFocus}>
        {slides.map((slide) => (
          <li key={slide.key} className="carousel__slide">
            {slide.content}
          </li>
        ))}
      </ul>
      {!(ends.start && ends.end) && (
        <div className="carousel__buttons">
          <IconButton
            look="secondary"
            icon="arrow-left"
            label={previousLabel}
            disabled={ends.start}
            onClick={() => scroll(-1)}
          />
          <IconButton
            look="secondary"
            icon="arrow-right"
            label={nextLabel}
            disabled={ends.end}
            onClick={() => scroll(1)}
          />
        </div>
      )}
    </section>
  );
}
