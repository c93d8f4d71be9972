import zxingWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * The barcode formats on building materials: retail, cartons and pallets, and those that warehouses print themselves.
 */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'code_39', 'qr_code'] as const;

interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { formats: string[] }): BarcodeReader;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader if it supports retail codes; else ZXing, with its WebAssembly served from this site. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const supported = native ? await native.getSupportedFormats() : [];
  if (native && supported.includes('ean_13')) {
    return new native({ formats: formats.filter((format) => supported.includes(format)) });
  }
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({ overrides: { locateFile: () => zxingWasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...formats] });
}
