import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import type { Department } from '../calendar/opening-info.ts';

/** A venture without a shop has no counter: the hours are those of the site. */
export function useDepartmentName(): (department: Department) => string {
  const { t } = useTranslation('branches');
  const { hasShop } = useVenture();
  return (department) => t(department === 'shop' && !hasShop ? 'department_site' : `department_${department}`);
}
