import { Badge } from '../atoms/badge.tsx';
import { Icon } from '../atoms/icon.tsx';
import { iconNames } from '../atoms/icon-names.ts';
import { Logo } from '../atoms/logo.tsx';
import { OpenNow } from '../atoms/open-now.tsx';
import { Picture } from '../atoms/picture.tsx';
import { Price } from '../atoms/price.tsx';
import { ProgressBar } from '../atoms/progress-bar.tsx';
import { Rule } from '../atoms/rule.tsx';
import { Skeleton } from '../atoms/skeleton.tsx';
import { StockMark } from '../atoms/stock-mark.tsx';
import { samplePictures } from './sample-pictures.ts';
import { Specimen, State } from './specimen.tsx';

const badges = ['accent', 'soft', 'attention', 'error', 'outline', 'ink'] as const;
const iconSizes = ['small', 'control', 'medium', 'extra-large', 'extra-extra-large', 'huge', 'gigantic'] as const;

export function AtomsMarks() {
  return (
    <>
      <Specimen name="Price" row>
        <State name="klein">
          <Price size="small" amount={6.95} unit="per stuk" />
        </State>
        <State name="gewoon">
          <Price amount={31.4} unit="per 100 stuks" note="doos = 250 stuks" />
        </State>
        <State name="groot">
          <Price size="large" amount={27.9} unit="per m²" />
        </State>
        <State name="zeer groot">
          <Price size="extra-large" amount={27.9} unit="per m²" note="Jouw prijs, excl. btw" />
        </State>
        <State name="geen prijs">
          <Price amount="Log in voor je prijs" />
        </State>
      </Specimen>
      <Specimen name="StockMark" row>
        <StockMark kind="here">238 pakken in Amersfoort</StockMark>
        <StockMark kind="other">Op voorraad in Utrecht</StockMark>
        <StockMark kind="order">Op bestelling, 3 werkdagen</StockMark>
        <StockMark kind="out">Tijdelijk uitverkocht</StockMark>
        <StockMark kind="unknown">Voorraad onbekend</StockMark>
        <StockMark kind="here" onClick={() => undefined}>
          Klikbaar
        </StockMark>
      </Specimen>
      <Specimen name="Badge" row>
        <Badge>Bouwshop</Badge>
        {badges.map((look) => (
          <Badge key={look} look={look}>
            {look}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="OpenNow" row>
        <OpenNow>Open tot 17.00 uur</OpenNow>
      </Specimen>
      <Specimen name="Rule">
        <State name="gewoon">
          <Rule />
        </State>
        <State name="dik">
          <Rule thick />
        </State>
      </Specimen>
      <Specimen name="Skeleton">
        <State name="drie regels tekst">
          <div className="stack stack--s">
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="70%" height="2.75rem" />
          </div>
        </State>
      </Specimen>
      <Specimen name="ProgressBar">
        <State name="een pagina is onderweg">
          <div className="showcase__window">
            <ProgressBar active label="Voorbeeld van een pagina die laadt" />
          </div>
        </State>
      </Specimen>
      <Specimen name="Logo" row>
        <Logo src={samplePictures.logo} alt="Voorbeeldmerk" height={100} />
      </Specimen>
      <Specimen name="Picture" row>
        <State name="vult het vak">
          <Picture src={samplePictures.scene} alt="Een loods met een dak" width={240} height={150} />
        </State>
        <State name="past in het vak">
          <Picture src={samplePictures.product} alt="" width={150} height={150} fit="max" />
        </State>
      </Specimen>
      <Specimen name="Icon">
        <div className="specimen__states specimen__states--row">
          {iconSizes.map((size) => (
            <State key={size} name={size}>
              <Icon name="truck" size={size} />
            </State>
          ))}
          <State name="met eigen naam">
            <Icon name="check-circle" label="Gelukt" />
          </State>
        </div>
        <ul className="icon-sheet">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
