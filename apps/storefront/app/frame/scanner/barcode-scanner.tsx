import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { openBarcodeReader } from './barcode-reader.ts';
import { type CameraProblem, cameraProblem } from './camera.ts';

interface BarcodeScannerProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Scan interval; a shorter one only drains the battery. */
const scanInterval = 200;
/** The same code within this time is the same label still in view. */
const repeatWindow = 2000;

/** The camera as a scanner: reports each label that is held before it. The caller handles the code. */
export function BarcodeScanner({ onCode, onClose }: BarcodeScannerProps) {
  const { t } = useTranslation('quick-order');
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem>();
  const [last, setLast] = useState<string>();
  const latestOnCode = useRef(onCode);
  latestOnCode.current = onCode;

  useEffect(() => {
    const stopping = new AbortController();
    const seen = (code: string) => {
      navigator.vibrate?.(60);
      setLast(code);
      latestOnCode.current(code);
    };
    if (video.current) {
      scan(video.current, seen, stopping.signal).catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        console.warn(error);
        setProblem(cameraProblem(error));
      });
    }
    return () => stopping.abort();
  }, []);

  return (
    <div className="scanner">
      {problem ? (
        <Notice kind="attention" title={t(`camera_${problem}`)}>
          <p>{t('cameraText')}</p>
        </Notice>
      ) : (
        <video ref={video} className="scanner__view" muted playsInline aria-label={t('scanView')} />
      )}
      <div className="scanner__foot">
        <p className="small" role="status">
          {last === undefined ? t('scanHint') : t('scanned', { code: last })}
        </p>
        <Button icon="close" onClick={onClose}>
          {t('scanStop')}
        </Button>
      </div>
    </div>
  );
}

async function scan(video: HTMLVideoElement, seen: (code: string) => void, stopped: AbortSignal): Promise<void> {
  const [stream, reader] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
    openBarcodeReader(),
  ]);
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (stopped.aborted) return release();
  stopped.addEventListener('abort', release);
  video.srcObject = stream;
  await video.play();
  let before = { code: '', at: 0 };
  while (!stopped.aborted) {
    const [found] = await reader.detect(video);
    const now = Date.now();
    if (found && (found.rawValue !== before.code || now - before.at > repeatWindow)) seen(found.rawValue);
    if (found) before = { code: found.rawValue, at: now };
    await new Promise((resolve) => setTimeout(resolve, scanInterval));
  }
}
