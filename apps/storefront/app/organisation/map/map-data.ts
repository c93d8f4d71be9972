import netherlands from './netherlands.json';

/** Longitude, latitude. */
export type LngLat = [longitude: number, latitude: number];

interface Area {
  shapes: string[][];
}

export interface Town {
  name: string;
  longitude: number;
  latitude: number;
  /** Rank 1 is labelled on the map of the whole country, rank 3 only when zoomed in. */
  rank: number;
}

/** README.md describes the format of a ring. */
export function ringOf(text: string): LngLat[] {
  let [longitude, latitude] = [0, 0];
  return text.split(' ').map((step) => {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    longitude += dx;
    latitude += dy;
    return [longitude / 1000, latitude / 1000];
  });
}

const shapesOf = (areas: readonly Area[]) => areas.flatMap(({ shapes }) => shapes.map((rings) => rings.map(ringOf)));

/** Each shape is its outline, followed by its holes. */
export const provinceShapes = (): LngLat[][][] => shapesOf(netherlands.provinces);
export const neighbourShapes = (): LngLat[][][] => shapesOf(netherlands.neighbours);
export const lakeShapes = (): LngLat[][][] => netherlands.lakes.map((rings) => rings.map(ringOf));

const town = ([name, longitude, latitude, rank]: (string | number)[]): Town => ({
  name: String(name),
  longitude: Number(longitude),
  latitude: Number(latitude),
  rank: Number(rank ?? 2),
});
export const dutchTowns: readonly Town[] = netherlands.towns.map(town);
export const foreignTowns: readonly Town[] = netherlands.foreign.map(town);

/** The default view. */
export const wholeCountry: readonly { longitude: number; latitude: number }[] = [
  { longitude: 3.45, latitude: 50.78 },
  { longitude: 7.15, latitude: 53.5 },
];
