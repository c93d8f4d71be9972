import type { OpeningDay } from '@bouwpoort/contract/organisation/calendar';
import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { DepartmentHours, OpeningInfo } from '../calendar/opening-info.ts';

interface Business {
  location: LocationDetail;
  info: OpeningInfo | null;
  /** An absolute URL. */
  image: string | null;
  publicUrl: string;
  departmentNames: { shop: string; showroom: string };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A branch for search engines (schema.org/LocalBusiness). */
export function localBusinessData({
  location,
  info,
  image,
  publicUrl,
  departmentNames,
}: Business): Record<string, unknown> {
  const url = publicUrl + location.slug;
  const { shopInfo, showroomInfo } = info ?? { shopInfo: null, showroomInfo: null };
  const main = shopInfo ?? showroomInfo;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${url}#vestiging`,
    name: `${location.ventureName} ${location.displayName}`,
    url,
    telephone: location.phone,
    ...(image === null ? {} : { image }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      postalCode: showPostalCode(location.zipCode),
      addressLocality: location.city,
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    parentOrganization: { '@id': `${publicUrl}/${location.venturePath}#organisatie` },
    ...(main ? hoursData(main) : {}),
    // Each department has its own hours.
    ...(shopInfo && showroomInfo
      ? {
          department: [
            { '@type': 'LocalBusiness', name: departmentNames.shop, ...hoursData(shopInfo) },
            { '@type': 'LocalBusiness', name: departmentNames.showroom, ...hoursData(showroomInfo) },
          ],
        }
      : {}),
  };
}

function hoursData(hours: DepartmentHours) {
  return {
    openingHoursSpecification: usualDays(hours).flatMap((day) =>
      day.periods.map(({ open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[day.weekday - 1]}`,
        opens: open,
        closes: close,
      })),
    ),
    specialOpeningHoursSpecification: hours.deviatingOpeningHours.flatMap(({ date, periods }) =>
      // Schema.org writes closed all day as midnight to midnight.
      (periods.length > 0 ? periods : [{ open: '00:00', close: '00:00' }]).map(({ open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: open,
        closes: close,
      })),
    ),
  };
}

/** The regular days of two weeks: a holiday is not part of the pattern. */
function usualDays({ openingHours, openingHoursNextWeek }: DepartmentHours): OpeningDay[] {
  const usual = [...openingHours, ...openingHoursNextWeek].filter(({ note }) => note === null);
  return weekdays.flatMap((_, at) => usual.find(({ weekday }) => weekday === at + 1) ?? []);
}
