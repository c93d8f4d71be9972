import type { BeheerCustomer } from '@bouwpoort/contract/beheer-customers';
import { showPostalCode } from '@bouwpoort/trade/postal-code';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Sheet } from '../../kit/sheet.tsx';

export function AddressesPart({ data: { addresses, projects } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  return (
    <div className="cols cols--aside">
      <div className="col">
        <Sheet title={t('addresses')} bare={addresses.length > 0}>
          {addresses.length === 0 && <p className="muted">{t('noAddresses')}</p>}
          {addresses.length > 0 && (
            <table className="dt dt--plain dt--tall dt--stack">
              <thead>
                <tr>
                  <th scope="col">{t('columnAddress')}</th>
                  <th scope="col">{t('columnAddressType')}</th>
                  <th scope="col">{t('columnProject')}</th>
                </tr>
              </thead>
              <tbody>
                {addresses.map((address) => (
                  <tr key={address.addressId}>
                    <td className="m-full">
                      <b className="b">{address.name}</b>
                      <span className="sub">
                        {address.line1}, {showPostalCode(address.postalCode)} {address.city}
                      </span>
                    </td>
                    <td className="n">
                      {t(`address_${address.addressType}`)}
                      {address.shippingDefault && <span className="muted"> {t('addressPrimary')}</span>}
                    </td>
                    <td className="n">{projects.find(({ id }) => id === address.projectId)?.name ?? ''}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Sheet>
      </div>
      <div className="col">
        <Sheet title={t('projects')}>
          {projects.length === 0 && <p className="muted">{t('noProjects')}</p>}
          <ul className="stack stack--s">
            {projects.map(({ id, name }) => (
              <li key={id}>
                {name} <span className="muted">{id}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      </div>
    </div>
  );
}
