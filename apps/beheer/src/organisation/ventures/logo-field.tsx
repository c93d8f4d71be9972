import { maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import { beheerVentureRoutes } from '@bouwpoort/contract/organisation/ventures.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { formatSizeLimit } from '@bouwpoort/ui/file-size.ts';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { upload } from '../../frame/api/call.ts';
import { DropZone } from '../../frame/upload/drop-zone.tsx';
import { type LogoName, logoNames, type VentureFieldsProps } from './venture-fields.ts';

type LogoFieldsProps = VentureFieldsProps & { ventureId: string; isLocked?: boolean };

/** The three logo files of a venture; its name as text replaces missing ones. */
export function LogoFields(props: LogoFieldsProps) {
  return (
    <div className="vlogos">
      {logoNames.map((name) => (
        <LogoField key={name} name={name} {...props} />
      ))}
    </div>
  );
}

function LogoField({ name, value, error, put, ventureId, isLocked }: LogoFieldsProps & { name: LogoName }) {
  const { t } = useTranslation('beheer-ventures');
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();
  const url = value[name];
  const send = async (file: File) => {
    setProblem(undefined);
    if (file.size > maxMediaBytes) {
      setProblem(t('logoTooLarge', { most: formatSizeLimit(maxMediaBytes) }));
      return;
    }
    setShare(0);
    try {
      const input = { params: { ventureId }, query: { fileName: file.name.slice(-300) }, file };
      const { path } = await upload(beheerVentureRoutes.uploadLogo, input, setShare);
      put({ [name]: path });
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure.message);
    } finally {
      setShare(undefined);
    }
  };
  const refused = problem ?? error(name);
  return (
    <div className="stack">
      <span className="field__label">{t(`field-${name}`)}</span>
      <div className={`vlogo vlogo--${name}`} style={name === 'logoUrl' ? { background: value.accentColor } : {}}>
        {url === null ? <span className="muted">{t('inLetters')}</span> : <img src={url} alt={t(`field-${name}`)} />}
      </div>
      {!isLocked && (
        <>
          <DropZone
            label={t(`upload-${name}`)}
            hint={share === undefined ? t(`hint-${name}`) : t('uploading', { percent: Math.round(share * 100) })}
            accept=".svg,.png,.webp,.avif,.jpg,.jpeg,.gif,.tif,.tiff"
            onFiles={([file]) => file && void send(file)}
          />
          {url !== null && (
            <Button look="quiet" className="btn--s" onClick={() => put({ [name]: null })}>
              {t('useLetters')}
            </Button>
          )}
        </>
      )}
      <FieldError role="alert">{refused}</FieldError>
    </div>
  );
}
