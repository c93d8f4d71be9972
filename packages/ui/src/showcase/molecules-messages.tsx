import { useState } from 'react';
import { Button } from '../atoms/button.tsx';
import { AmountBar } from '../molecules/amount-bar.tsx';
import { Banner } from '../molecules/banner.tsx';
import { Dialog } from '../molecules/dialog.tsx';
import { EmptyState } from '../molecules/empty-state.tsx';
import { Notice } from '../molecules/notice.tsx';
import { ToastRegion, useToast } from '../molecules/toast.tsx';
import { Specimen, State } from './specimen.tsx';

const shapes = [
  ['modal', 'Venster'],
  ['side-panel', 'Zijpaneel'],
  ['drawer', 'Lade'],
] as const;

export function MoleculesMessages() {
  return (
    <>
      <Specimen name="AmountBar">
        <State name="met deze bestelling">
          <AmountBar
            label="Budget Woning 12"
            limit={10_000}
            parts={[
              { kind: 'spent', label: 'Besteld', amount: 5200, text: '€ 5.200,00' },
              { kind: 'held', label: 'Wacht op akkoord', amount: 1400, text: '€ 1.400,00' },
              { kind: 'this', label: 'Deze bestelling', amount: 900, text: '€ 900,00' },
              { kind: 'left', label: 'Over', amount: 2500, text: '€ 2.500,00' },
            ]}
          />
        </State>
        <State name="boven het budget">
          <AmountBar
            label="Budget Woning 14"
            limit={4000}
            size="l"
            overText="€ 300,00 boven het budget"
            parts={[
              { kind: 'spent', label: 'Besteld', amount: 3900, text: '€ 3.900,00' },
              { kind: 'this', label: 'Deze bestelling', amount: 400, text: '€ 400,00' },
            ]}
          />
        </State>
        <State name="klein, zonder uitleg">
          <AmountBar
            label="Maandlimiet"
            limit={1000}
            size="s"
            hasKey={false}
            parts={[{ kind: 'spent', label: 'Besteld', amount: 350, text: '€ 350,00' }]}
          />
        </State>
      </Specimen>
      <Specimen name="Banner">
        <State name="info, met link, te sluiten">
          <Banner kind="info" closeLabel="Mededeling sluiten" onClose={() => undefined}>
            Zaterdag sluiten we om 12.00 uur. <a href="#onderdeel-Banner">Lees meer</a>
          </Banner>
        </State>
        <State name="waarschuwing, blijft staan">
          <Banner kind="warning" closeLabel="Mededeling sluiten">
            Door drukte bij de kraanwagens leveren we een dag later.
          </Banner>
        </State>
      </Specimen>
      <Specimen name="Notice">
        <Notice title="Staffelprijzen volgen in stap 3" />
        <Notice kind="accent" title="Je staffelprijzen zijn verwerkt">
          Je betaalt € 18,20 minder.
        </Notice>
        <Notice kind="success" title="Je aanvraag is verstuurd">
          Binnen een paar minuten krijg je een mail.
        </Notice>
        <Notice kind="attention" title="2 artikelen komen later">
          We leveren ze op 28 november na.
        </Notice>
        <Notice kind="error" title="Je bestelling is niet ingediend">
          Er ging iets mis. Probeer het opnieuw.
        </Notice>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          icon="cart"
          title="Je winkelwagen is leeg"
          text="Zoek een artikel of kies uit wat je eerder bestelde."
        >
          <Button look="primary">Naar het assortiment</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="Dialog" row>
        {shapes.map(([shape, label]) => (
          <DialogState key={shape} shape={shape} label={label} />
        ))}
        <DialogState shape="modal" label="Moet beantwoord worden" closable={false} />
      </Specimen>
      <Specimen name="Toast">
        <ToastRegion>
          <ToastState />
        </ToastRegion>
      </Specimen>
    </>
  );
}

function DialogState({
  shape,
  label,
  closable,
}: {
  shape: 'modal' | 'side-panel' | 'drawer';
  label: string;
  closable?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <State name={closable === false ? `${shape}, niet te sluiten` : shape}>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={label}
        shape={shape}
        closable={closable}
        footer={
          <Button look="primary" onClick={close}>
            Begrepen
          </Button>
        }
      >
        <p>Wat hier staat, gaat voor op de pagina erachter.</p>
      </Dialog>
    </State>
  );
}

function ToastState() {
  const show = useToast();
  const added = { text: '7 pakken toegevoegd', action: { label: 'Naar winkelwagen', href: '#onderdeel-Toast' } };
  return (
    <div>
      <Button onClick={() => show(added)}>Meld dat het gelukt is</Button>
    </div>
  );
}
