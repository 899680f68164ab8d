import wasmUrl from 'zxing-reader/zxing_reader.wasm?url';
import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';

/** What stands on food, on cases of it, and on our own labels. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'itf', 'qr_code'] as const satisfies readonly BarcodeFormat[];

type Detector = Pick<BarcodeDetector, 'detect'>;
type NativeDetector = {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The device's own where it knows all of them: it is faster and nothing needs to be fetched. */
const openDetector = async (): Promise<Detector> => {
  const Native = (globalThis as { readonly BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const known = Native ? await Native.getSupportedFormats() : [];
  if (Native && formats.every((format) => known.includes(format))) return new Native({ formats });
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return new BarcodeDetector({ formats: [...formats] });
};

let detector: Promise<Detector> | undefined;

const readCode = async (frame: ImageBitmap): Promise<string | null> => {
  detector ??= openDetector();
  const [found] = await (await detector).detect(frame);
  return found?.rawValue ?? null;
};

/** One frame comes in, its code or null goes out; what fails goes out as a fault, so that nobody waits for ever. */
globalThis.addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  void readCode(frame)
    .then(
      (code) => postMessage({ code }),
      (fault: unknown) => postMessage({ fault: String(fault) }),
    )
    .finally(() => frame.close());
});
