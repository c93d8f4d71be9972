import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Logo } from './logo.tsx';
import { Picture } from './picture.tsx';

test('a picture without an address that is text is left out, and logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const src = { url: '/media/1.svg' } as unknown as string;
  expect(renderToStaticMarkup(<Picture src={src} alt="Zak" width={80} height={80} />)).toBe('');
  expect(warn).toHaveBeenCalledWith('Invalid imageUrl', src);
  warn.mockRestore();
});

test('a picture of ours is offered as avif, then webp, in a box of a known size', () => {
  const html = renderToStaticMarkup(<Picture src="/media/sfeer/balie.svg" alt="De balie" width={640} height={360} />);
  expect(html).toMatch(
    /^<picture class="picture"><source type="image\/avif" srcSet="[^"]*format=avif[^"]* 2x"\/><img /,
  );
  expect(html).toMatch(/<img [^>]*format=webp/);
  expect(html).toMatch(/<img [^>]*width="640" height="360"/);
});

test('a picture from elsewhere keeps its address and gets its box all the same', () => {
  const html = renderToStaticMarkup(<Picture src="https://beeld.example/loods.jpg" alt="" width={96} height={80} />);
  expect(html).toMatch(/^<img src="https:\/\/beeld\.example\/loods\.jpg" alt="" width="96" height="80"/);
  expect(html).not.toContain('format=');
});

test('a logo has the width of its drawing, or none when that is unknown', () => {
  const logo = (size: { width: number; height: number } | null) =>
    renderToStaticMarkup(<Logo src="/media/logos/steenhof.svg" alt="" height={30} size={size} />);
  expect(logo({ width: 173.2, height: 40 })).toContain('width="130" height="30"');
  expect(logo(null)).not.toContain('width');
});
