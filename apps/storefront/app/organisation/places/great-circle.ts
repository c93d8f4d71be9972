export interface Place {
  latitude: number;
  longitude: number;
}

const earthRadiusMeter = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance (decisions: Cart, checkout, orders). */
export function distanceMeter(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const turned = radians(to.longitude - from.longitude);
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turned / 2) ** 2;
  return 2 * earthRadiusMeter * Math.asin(Math.sqrt(half));
}

const kilometers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** '850 m', '3,4 km', '52 km' */
export function distanceText(meter: number): string {
  if (meter < 995) return `${Math.round(meter / 10) * 10} m`;
  return `${(meter < 10_000 ? kilometers : whole).format(meter / 1000)} km`;
}
