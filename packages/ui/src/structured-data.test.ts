import { expect, test } from 'vitest';
import { scriptText } from './structured-data.tsx';

test('text cannot end the script it stands in', () => {
  const text = scriptText({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});
