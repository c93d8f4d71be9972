import { Anchor } from '../atoms/anchor.tsx';
import { Button } from '../atoms/button.tsx';
import { IconButton } from '../atoms/icon-button.tsx';
import { LinkButton } from '../atoms/link-button.tsx';
import { Tag, Tags } from '../atoms/tag.tsx';
import { TextLink } from '../atoms/text-link.tsx';
import { Specimen, State } from './specimen.tsx';

const looks = ['primary', 'secondary', 'quiet', 'safety', 'danger', 'plain'] as const;

export function AtomsActions() {
  return (
    <>
      <Specimen name="Button" row>
        {looks.map((look) => (
          <State key={look} name={look}>
            <Button look={look}>In winkelwagen</Button>
          </State>
        ))}
        <State name="met icoon">
          <Button look="primary" icon="cart-plus">
            In winkelwagen
          </Button>
        </State>
        <State name="groot">
          <Button look="primary" size="large" icon="cart-plus">
            In winkelwagen
          </Button>
        </State>
        <State name="bezig">
          <Button look="primary" state="busy">
            Toevoegen
          </Button>
        </State>
        <State name="gelukt">
          <Button look="primary" state="done" icon="check">
            Toegevoegd
          </Button>
        </State>
        <State name="kan nu niet">
          <Button look="primary" disabled>
            In winkelwagen
          </Button>
        </State>
      </Specimen>
      <Specimen name="LinkButton" row>
        <State name="primary">
          <LinkButton look="primary" href="#onderdeel-LinkButton">
            Bekijk het assortiment
          </LinkButton>
        </State>
        <State name="secondary, met icoon">
          <LinkButton icon="pin" href="#onderdeel-LinkButton">
            Vestigingen
          </LinkButton>
        </State>
        <State name="groot">
          <LinkButton look="safety" size="large" href="#onderdeel-LinkButton">
            Vind je vestiging
          </LinkButton>
        </State>
      </Specimen>
      <Specimen name="IconButton" row>
        <State name="plain">
          <IconButton icon="close" label="Sluiten" />
        </State>
        <State name="secondary">
          <IconButton icon="arrow-right" look="secondary" label="Volgende" />
        </State>
        <State name="kan nu niet">
          <IconButton icon="arrow-left" look="secondary" label="Vorige" disabled />
        </State>
      </Specimen>
      <Specimen name="Anchor" row>
        <State name="naar een pagina">
          <Anchor href="/vestigingen">Alle vestigingen</Anchor>
        </State>
        <State name="in een nieuw venster">
          <Anchor href="/vestigingen" target="_blank" title="Opent in een nieuw venster">
            Vestigingen, apart
          </Anchor>
        </State>
      </Specimen>
      <Specimen name="TextLink" row>
        <State name="gewoon">
          <TextLink href="#onderdeel-TextLink">Alle categorieën</TextLink>
        </State>
        <State name="met icoon">
          <TextLink href="#onderdeel-TextLink" icon="arrow-left">
            Terug naar de winkel
          </TextLink>
        </State>
        <State name="sterk">
          <TextLink strong href="#onderdeel-TextLink">
            Lees het hele verhaal
          </TextLink>
        </State>
      </Specimen>
      <Specimen name="Tag">
        <State name="keuzes, waarvan één gekozen en één weg te nemen">
          <Tags>
            <Tag count={33}>Glaswol</Tag>
            <Tag active>120 mm</Tag>
            <Tag active removable>
              Thermovast
            </Tag>
            <Tag href="#onderdeel-Tag">Als link</Tag>
          </Tags>
        </State>
      </Specimen>
    </>
  );
}
