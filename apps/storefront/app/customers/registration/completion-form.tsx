import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { type Dispatch, useState } from 'react';
import { CompanyLookup } from '../company-lookup/company-lookup.tsx';
import { useCompanyLookup } from '../company-lookup/use-company-lookup.ts';
import { DetailsForm } from './details-form.tsx';
import type { Invitation } from './load-registration.ts';
import type { DetailsValues } from './registration-rules.ts';
import type { RegistrationEvent, RegistrationState } from './registration-state.ts';
import { RegistrationThanks } from './registration-thanks.tsx';

interface CompletionFormProps {
  venture: VentureDetails;
  invitation: Invitation;
  state: Extract<RegistrationState, { at: 'lookup' | 'details' | 'finished' }>;
  dispatch: Dispatch<RegistrationEvent>;
}

/** The three steps of P 2.13. Values of a step survive a visit to another step. */
export function CompletionForm({ venture, invitation, state, dispatch }: CompletionFormProps) {
  const lookup = useCompanyLookup(venture.id);
  const [returned, setReturned] = useState(false);
  const [draft, setDraft] = useState(() => emptyDetails(venture));
  switch (state.at) {
    case 'lookup':
      return (
        <CompanyLookup
          lookup={lookup}
          captchaSettings={invitation.captcha}
          returned={returned}
          onSelected={(company) => dispatch({ type: 'companySelected', company })}
        />
      );
    case 'details':
      return (
        <DetailsForm
          venture={venture}
          invitation={invitation}
          company={state.company}
          draft={draft}
          onCleared={(typed) => {
            setDraft(typed);
            setReturned(true);
            dispatch({ type: 'companyCleared' });
          }}
          onCompleted={() => dispatch({ type: 'completed' })}
        />
      );
    case 'finished':
      return <RegistrationThanks venture={venture} emailAddress={invitation.emailAddress} />;
  }
}

function emptyDetails({ storeLocations }: VentureDetails): DetailsValues {
  return {
    branchId: storeLocations[0]?.branchId ?? '',
    street: '',
    houseNumber: '',
    zipcode: '',
    city: '',
    firstName: '',
    lastName: '',
    phone: '',
    password: '',
    passwordConfirmation: '',
    newsletter: false,
  };
}
