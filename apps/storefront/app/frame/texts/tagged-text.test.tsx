import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TaggedText } from './tagged-text.tsx';

function shown(text: string): string {
  return renderToStaticMarkup(<TaggedText text={text} tags={{ b: (words) => <b>{words}</b> }} />);
}

test('known tags become elements, anywhere in the text', () => {
  expect(shown('<b>2 vestigingen</b> binnen 5 km')).toBe('<b>2 vestigingen</b> binnen 5 km');
  expect(shown('van <b>1</b> tot <b>3</b>')).toBe('van <b>1</b> tot <b>3</b>');
  expect(shown('zonder')).toBe('zonder');
});

test('unknown tags stay text', () => {
  expect(shown('<i>schuin</i> & <b>half')).toBe('&lt;i&gt;schuin&lt;/i&gt; &amp; &lt;b&gt;half');
});
