import { Checkbox } from '../atoms/checkbox.tsx';
import { IconButton } from '../atoms/icon-button.tsx';
import { Input } from '../atoms/input.tsx';
import { Radio } from '../atoms/radio.tsx';
import { Select } from '../atoms/select.tsx';
import { Textarea } from '../atoms/textarea.tsx';
import { Specimen, State } from './specimen.tsx';

const units = [
  { value: 'pak', label: 'pak (1,44 m²)' },
  { value: 'm2', label: 'm²' },
  { value: 'pallet', label: 'pallet, niet op voorraad', disabled: true },
];

export function AtomsInputs() {
  return (
    <>
      <Specimen name="Input" row>
        <State name="leeg">
          <Input aria-label="Referentie" placeholder="Bijv. KERK18-2" />
        </State>
        <State name="ingevuld">
          <Input aria-label="Referentie, ingevuld" defaultValue="KERK18-2" />
        </State>
        <State name="cijfers">
          <Input aria-label="Aantal" figures defaultValue="10,08" />
        </State>
        <State name="onjuist">
          <Input aria-label="Postcode" aria-invalid defaultValue="0811 CV" />
        </State>
        <State name="met gereedschap">
          <Input
            aria-label="Wachtwoord"
            type="password"
            defaultValue="geheim"
            autoComplete="off"
            tool={<IconButton icon="eye" label="Wachtwoord tonen" />}
          />
        </State>
        <State name="vast">
          <Input aria-label="Gebruikersnaam" readOnly defaultValue="m.vandijk@bouw.test" />
        </State>
      </Specimen>
      <Specimen name="Textarea" row>
        <State name="leeg">
          <Textarea aria-label="Opmerking" rows={3} placeholder="Lossen aan de achterzijde" />
        </State>
        <State name="onjuist">
          <Textarea aria-label="Opmerking, te lang" rows={3} aria-invalid defaultValue="Te lang voor de pakbon" />
        </State>
      </Specimen>
      <Specimen name="Select" row>
        <State name="gewoon">
          <Select aria-label="Eenheid" options={units} defaultValue="pak" />
        </State>
        <State name="klein">
          <Select aria-label="Eenheid, klein" compact options={units} defaultValue="m2" />
        </State>
      </Specimen>
      <Specimen name="Checkbox" row>
        <State name="uit, met aantal">
          <Checkbox count={18}>Wolderma</Checkbox>
        </State>
        <State name="aan">
          <Checkbox defaultChecked>Thermovast</Checkbox>
        </State>
        <State name="kan nu niet">
          <Checkbox disabled>Niet leverbaar</Checkbox>
        </State>
      </Specimen>
      <Specimen name="Radio" row>
        <State name="gekozen">
          <Radio name="levering" defaultChecked>
            Bezorgen
          </Radio>
        </State>
        <State name="niet gekozen, met aantal">
          <Radio name="levering" count={6}>
            Afhalen
          </Radio>
        </State>
      </Specimen>
    </>
  );
}
