import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { addressLine } from './address-line.ts';
import { hasAddress, type RegistrationCompany } from './kvk-result.ts';

interface CompanyCardProps {
  company: RegistrationCompany;
  error: string | undefined;
  onClear: () => void;
}

/** The selected company. Choosing another clears the KvK number, which returns to step 1 (P 2.13). */
export function CompanyCard({ company, error, onClear }: CompanyCardProps) {
  const { t } = useTranslation('registration');
  const { street, houseNumber, houseNumberSuffix, zipcode, city } = company;
  const address = hasAddress(company)
    ? addressLine({ street, houseNumber, houseNumberSuffix, postalCode: zipcode, locality: city })
    : t('addressHidden');
  return (
    <div className="field">
      <div className="company">
        <Icon name="project" />
        <span>
          <b className="company__name">{company.businessName}</b>
          <span className="small muted num">
            {t('companyLine', { kvkNumber: company.chamberOfCommerceNumber, address })}
          </span>
        </span>
        <button type="button" className="link small company__change" onClick={onClear}>
          {t('changeCompany')}
          <span className="sr-only"> {t('changeCompanyWhat')}</span>
        </button>
      </div>
      <FieldError role="alert">{error}</FieldError>
    </div>
  );
}
