import { useState } from 'react';
import { Textarea } from '../atoms/textarea.tsx';
import { Field } from '../molecules/field.tsx';
import { FieldMessages } from '../molecules/field-messages.tsx';
import { FinderForm } from '../molecules/finder-form.tsx';
import { SelectField } from '../molecules/select-field.tsx';
import { Stepper } from '../molecules/stepper.tsx';
import { TextField } from '../molecules/text-field.tsx';
import { TextareaField } from '../molecules/textarea-field.tsx';
import { Specimen, State } from './specimen.tsx';

const projects = [
  { value: 'kerk', label: 'Kerkstraat 18' },
  { value: 'dijk', label: 'Dijkweg 4' },
];

function StepperState({ size, label, min }: { size?: 'small' | 'medium' | 'large'; label: string; min?: number }) {
  const [value, setValue] = useState(min ?? 12);
  return (
    <State name={label}>
      <Stepper label={`Aantal, ${label}`} size={size} value={value} onChange={setValue} min={min} />
    </State>
  );
}

export function MoleculesForms() {
  return (
    <>
      <Specimen name="Field" row>
        <Field label="Opmerking" optional hint="Alles met een naam en meldingen: ook een tekstvak.">
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
      </Specimen>
      <Specimen name="FieldMessages" row>
        <FieldMessages
          id="melding"
          hint="Onder een veld, of onder een groep velden."
          warning="Let op: dit is al eens gebruikt."
          error="Kies er ten minste één."
        />
      </Specimen>
      <Specimen name="TextField" row>
        <TextField label="Referentie" optional hint="Komt op de pakbon." placeholder="Bijv. KERK18-2" />
        <TextField
          label="Referentie (dubbel)"
          warning="Deze referentie gebruikte je al op 3 november."
          defaultValue="KERK18-2"
        />
        <TextField label="Postcode" error="Vul vier cijfers en twee letters in." defaultValue="0811 CV" />
      </Specimen>
      <Specimen name="TextareaField" row>
        <TextareaField label="Opmerking" optional hint="De chauffeur leest dit." rows={3} />
      </Specimen>
      <Specimen name="SelectField" row>
        <SelectField label="Project" hint="Voor de factuur." options={projects} defaultValue="kerk" />
        <SelectField
          label="Project (verplicht)"
          error="Kies een project."
          options={[{ value: '', label: 'Kies een project' }, ...projects]}
        />
      </Specimen>
      <Specimen name="Stepper" row>
        <StepperState label="klein" size="small" />
        <StepperState label="gewoon" />
        <StepperState label="groot" size="large" />
        <StepperState label="op het minimum" min={1} />
      </Specimen>
      <Specimen name="FinderForm">
        <div className="showcase__dark">
          <FinderForm
            action="/vestigingen"
            name="plaats"
            label="Welke vestiging zit bij jou in de buurt?"
            placeholder="Postcode of plaats"
            button="Zoeken"
          />
        </div>
      </Specimen>
    </>
  );
}
