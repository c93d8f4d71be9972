import type { ContentBlockType } from '@bouwpoort/contract/content/content-blocks';
import type { ReactNode } from 'react';

/* A sketch of a block: 64 by 40, ink for text, sand for pictures, blue for buttons and links. */

const line = (x: number, y: number, width: number, className = 'sk__text') => (
  <rect key={`${x} ${y}`} className={className} x={x} y={y} width={width} height={2} rx={1} />
);
const title = (x: number, y: number, width: number) => (
  <rect key={`t${x} ${y}`} className="sk__title" x={x} y={y} width={width} height={3.5} rx={1} />
);
const picture = (x: number, y: number, width: number, height: number) => (
  <g key={`p${x} ${y}`}>
    <rect className="sk__picture" x={x} y={y} width={width} height={height} rx={1.5} />
    <path
      className="sk__hill"
      d={`M${x} ${y + height - 1} l${width * 0.35} ${-height * 0.45} l${width * 0.25} ${height * 0.25} l${width * 0.15} ${-height * 0.15} l${width * 0.25} ${height * 0.35} z`}
    />
  </g>
);
const button = (x: number, y: number, width = 14) => (
  <rect key={`b${x} ${y}`} className="sk__button" x={x} y={y} width={width} height={5} rx={1.5} />
);
const box = (x: number, y: number, width: number, height: number) => (
  <rect key={`x${x} ${y}`} className="sk__box" x={x} y={y} width={width} height={height} rx={1.5} />
);
const dot = (x: number, y: number, radius = 2.5) => (
  <circle key={`d${x} ${y}`} className="sk__button" cx={x} cy={y} r={radius} />
);
const product = (x: number) => [box(x, 11, 15, 24), picture(x + 2, 13, 11, 10), line(x + 2, 26, 9), line(x + 2, 30, 6)];
const tile = (x: number, y: number) => [box(x, y, 17, 12), dot(x + 4, y + 6), line(x + 8, y + 5, 7)];
const field = (y: number, width: number) => [line(6, y, 12), box(6, y + 3.5, width, 6)];

const sketches: Readonly<Record<ContentBlockType, ReactNode>> = {
  RTEBlock: [title(6, 5, 26), line(6, 13, 52), line(6, 18, 48), line(6, 23, 52), line(6, 28, 44), line(6, 33, 30)],
  TextContentBlock: [box(4, 5, 56, 30), title(9, 10, 22), line(9, 18, 44), line(9, 23, 40), line(9, 28, 24)],
  FaqCategoryListBlock: [5, 15, 25].flatMap((y) => [box(6, y, 52, 8), line(10, y + 3, 30), dot(53, y + 4, 1.5)]),
  ImageTextBlock: [picture(4, 6, 26, 28), title(34, 8, 22), line(34, 15, 26), line(34, 20, 24), button(34, 27)],
  ImagesBlock: [picture(4, 8, 17, 24), picture(23.5, 8, 17, 24), picture(43, 8, 17, 24)],
  ImageGalleryBlock: [
    picture(4, 4, 36, 24),
    picture(42, 4, 18, 11),
    picture(42, 17, 18, 11),
    ...[4, 18, 32, 46].map((x) => picture(x, 31, 12, 6)),
  ],
  VideoBlock: [
    picture(8, 5, 48, 30),
    <circle key="play" className="sk__button" cx={32} cy={20} r={7} />,
    <path key="arrow" className="sk__paper" d="M30 16.500v7l6-3.500z" />,
  ],
  ExperienceBlock: [picture(4, 4, 56, 20), title(6, 28, 24), title(38, 28, 8), title(50, 28, 8), line(6, 34, 20)],
  ManualCommerceBlock: [title(5, 4, 20), ...[5, 24.5, 44].flatMap(product)],
  CategoryOverviewBlock: [title(4, 4, 18), ...[4, 23.5, 43].flatMap((x) => [tile(x, 10), tile(x, 24)])],
  PreviouslyOrderedBlock: [
    <path key="clock" className="sk__line" d="M8 3.500a3.500 3.500 0 1 1-3 2M8 5.500v2l1.500 1" />,
    title(14, 5, 20),
    ...[5, 24.5, 44].flatMap(product),
  ],
  CorporateHeroBlock: [
    <rect key="ink" className="sk__ink" x={2} y={3} width={60} height={34} rx={2} />,
    <rect key="title" className="sk__paper" x={7} y={9} width={26} height={4} rx={1} />,
    <rect key="words" className="sk__yellow" x={7} y={15} width={16} height={4} rx={1} />,
    <rect key="field" className="sk__paper" x={7} y={25} width={24} height={6} rx={1.5} />,
    ...[39, 46.5, 54].flatMap((x) =>
      [9, 16, 23].map((y) => (
        <rect key={`${x} ${y}`} className="sk__brick" x={x} y={y} width={6} height={5} rx={0.8} />
      )),
    ),
  ],
  ContentGridBlock: [
    title(4, 4, 20),
    ...[4, 23.5, 43].flatMap((x) => [picture(x, 11, 17, 14), line(x, 28, 15), line(x, 32, 10)]),
  ],
  CTABlockWithImage: [
    box(3, 6, 58, 28),
    picture(38, 8, 21, 24),
    title(7, 11, 24),
    line(7, 18, 26),
    button(7, 25),
    button(23, 25, 10),
  ],
  USPBlock: [title(6, 4, 22), ...[14, 22, 30].flatMap((y) => [dot(9, y), line(15, y - 1, 36)])],
  BlogsShareBlock: [title(20, 9, 24), ...[14, 26, 38, 50].map((x) => dot(x, 25, 4.5))],
  FormContainerBlock: [field(4, 24), field(16, 50), button(6, 31, 18)],
  IFrameBlock: [
    box(5, 5, 54, 30),
    <path key="bar" className="sk__line" d="M5 11.500h54" />,
    dot(9, 8.3, 1),
    dot(12.5, 8.3, 1),
    <path key="out" className="sk__line" d="M30 19h-5v9h9v-5M33 16.500h5.500V22M38.500 16.500 31 24" />,
  ],
  ScriptBlock: [
    box(5, 5, 54, 30),
    <path key="code" className="sk__line" d="m24 14-7 6 7 6M40 14l7 6-7 6M35 12l-6 16" />,
  ],
};

/** Decorative: the name of the block stands beside it. */
export function BlockSketch({ type }: { type: ContentBlockType }) {
  return (
    <svg className="sk" viewBox="0 0 64 40" aria-hidden="true">
      {sketches[type]}
    </svg>
  );
}

export const sketchedTypes = Object.keys(sketches);
