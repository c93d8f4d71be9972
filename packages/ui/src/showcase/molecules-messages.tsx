import { useState } from 'react';
import { Button } from '../atoms/button.tsx';
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
