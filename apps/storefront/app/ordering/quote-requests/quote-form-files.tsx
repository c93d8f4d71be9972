import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type DragEvent, useId, useState } from 'react';
import type { DraftFile } from './use-quote-files.ts';

interface QuoteFormFilesProps {
  files: readonly DraftFile[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: DraftFile) => void;
}

const fileTypes = '.pdf,.jpg,.jpeg,.png,.webp,.gif,.tif,.tiff,.dwg,.dxf,.xlsx,.docx';

/** Files are selected, or dropped here. */
export function QuoteFormFiles({ files, onAdd, onRemove }: QuoteFormFilesProps) {
  const { t } = useTranslation('quotes');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <>
      <label
        className={classNames('drop', isOver && 'is-over')}
        htmlFor={id}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          onAdd([...event.dataTransfer.files]);
        }}
      >
        <Icon name="upload" size="large" />
        <span>
          <b>{t('chooseFiles')}</b> <span className="drop__drag">{t('dragFiles')}</span>
        </span>
        <small className="muted">{t('filesHint')}</small>
        <input
          id={id}
          className="sr-only"
          type="file"
          multiple
          accept={fileTypes}
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])]);
            // Allows selecting the same file again after it was refused.
            target.value = '';
          }}
        />
      </label>
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => (
            <FileRow key={file.fileId} file={file} onRemove={() => onRemove(file)} />
          ))}
        </ul>
      )}
    </>
  );
}

function FileRow({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  const { t } = useTranslation('quotes');
  const { name, size, state, share, why } = file;
  const isGoing = state === 'waiting' || state === 'sending';
  const percent = Math.floor(share * 100);
  return (
    <li className={classNames('file', state === 'refused' && 'file--error')}>
      <Icon name={state === 'refused' ? 'error' : 'file-text'} />
      <span>
        <b>{name}</b>
        {state === 'refused' ? (
          <small role="alert">{why}</small>
        ) : (
          <small>
            {isGoing ? t('fileLeft', { size: formatFileSize(size), percent: 100 - percent }) : formatFileSize(size)}
          </small>
        )}
        {isGoing && (
          <span
            className="file__bar"
            role="progressbar"
            aria-label={t('sendingFile', { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <i style={{ width: `${percent}%` }} />
          </span>
        )}
      </span>
      <IconButton
        icon={isGoing ? 'close' : 'trash'}
        label={t(isGoing ? 'stopFile' : 'removeFile', { name })}
        onClick={onRemove}
      />
    </li>
  );
}
