import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { DropZone } from '../../frame/upload/drop-zone.tsx';
import { UploadRows } from '../../frame/upload/upload-rows.tsx';
import { fileName, MediaPicker } from './media-picker.tsx';
import { useUploads } from './use-uploads.ts';

interface PictureSetProps {
  ventureId: string;
  images: readonly string[];
  textOf: (url: string) => string;
  /** By the address of a picture. */
  importedTexts: Readonly<Record<string, string>>;
  isLocked: boolean;
  /** The first picture is labelled as the main one. */
  hasMain?: boolean;
  onImages: (images: string[]) => void;
  /** Also for locked pictures. */
  mayText: boolean;
  onText: (url: string, text: string) => void;
}

const pictureTypes = '.jpg,.jpeg,.png,.webp,.avif,.gif,.tif,.tiff,.svg';

/** Pictures in the order of the shop: dragged or moved by buttons, each with an alt text. */
export function PictureSet(props: PictureSetProps) {
  const { ventureId, images, textOf, importedTexts, isLocked, hasMain, onImages, mayText, onText } = props;
  const imported = new Map(Object.entries(importedTexts));
  const { t } = useTranslation('beheer-products');
  const [isChoosing, setChoosing] = useState(false);
  const [dragged, setDragged] = useState<number>();
  // An upload that ends later must add to the current list.
  const latest = useRef(images);
  latest.current = images;
  const add = (path: string) => {
    if (!latest.current.includes(path)) onImages([...latest.current, path]);
  };
  const uploads = useUploads({ ventureId, kind: 'image', onUploaded: ({ path }) => add(path) });
  const drop = (to: number) => {
    if (dragged !== undefined) onImages(moved(images, dragged, to));
    setDragged(undefined);
  };
  return (
    <>
      <ol className="pics">
        {images.map((path, at) => (
          <li
            key={path}
            className={classNames(hasMain && at === 0 && 'is-main', dragged === at && 'is-dragged')}
            draggable={!isLocked}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(at);
            }}
          >
            <img
              src={resizedSource(path, 320, 240, 'max')}
              alt={textOf(path) || imported.get(path) || ''}
              loading="lazy"
              draggable={false}
            />
            <div className="pics__foot">
              {!isLocked && <BeheerIcon name="b-grip" />}
              <span className="grow trunc" title={path}>
                {hasMain && at === 0 ? t('mainImage') : fileName(path)}
              </span>
            </div>
            <Input
              className="input--s pics__alt"
              aria-label={t('imageText', { number: at + 1 })}
              placeholder={imported.get(path) ?? t('imageTextHint')}
              value={textOf(path)}
              maxLength={250}
              disabled={!mayText}
              onChange={({ target }) => onText(path, target.value)}
            />
            {!isLocked && (
              <div className="pics__tools">
                <IconButton
                  look="quiet"
                  icon="arrow-left"
                  label={t('imageForward', { number: at + 1 })}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && onImages(moved(images, at, at - 1))}
                />
                <IconButton
                  look="quiet"
                  icon="arrow-right"
                  label={t('imageBackward', { number: at + 1 })}
                  aria-disabled={at === images.length - 1}
                  onClick={() => at < images.length - 1 && onImages(moved(images, at, at + 1))}
                />
                {hasMain && at > 0 && (
                  <Button
                    className="btn--s"
                    look="quiet"
                    aria-label={t('imageMain', { number: at + 1 })}
                    onClick={() => onImages(moved(images, at, 0))}
                  >
                    {t('makeMain')}
                  </Button>
                )}
                <IconButton
                  className="pics__trash"
                  look="quiet"
                  icon="trash"
                  label={t('imageRemove', { number: at + 1 })}
                  onClick={() => onImages(images.filter((one) => one !== path))}
                />
              </div>
            )}
          </li>
        ))}
        {!isLocked && (
          <li className="pics__add">
            <DropZone
              label={t('dropPictures')}
              hint={t('pictureKinds')}
              accept={pictureTypes}
              multiple
              onFiles={(files) => void uploads.send(files)}
            />
            <Button className="btn--s" icon="image" onClick={() => setChoosing(true)}>
              {t('chooseMedia')}
            </Button>
          </li>
        )}
      </ol>
      {isLocked && images.length === 0 && <p className="muted">{t('noImage')}</p>}
      <UploadRows rows={uploads.rows} onDismiss={uploads.dismiss} />
      {isChoosing && (
        <MediaPicker
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={(path, altText) => {
            setChoosing(false);
            add(path);
            if (altText !== '' && textOf(path) === '') onText(path, altText);
          }}
        />
      )}
    </>
  );
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const after = [...list];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
}
