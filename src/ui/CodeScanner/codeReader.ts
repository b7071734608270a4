/** Reads the code in the current picture; null without one. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's barcode detector, missing in TypeScript's types. */
interface BarcodeDetectorLike {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetectorLike;
  getSupportedFormats: () => Promise<string[]>;
}

/** Width of the analysed picture: enough for a dense code, cheap enough for a phone. */
const FRAME_PX = 640;

async function nativeReader(): Promise<ReadFrame | null> {
  const Detector = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Fallback reader, loaded when the browser has none. */
async function scriptReader(): Promise<ReadFrame> {
  const { default: jsQR } = await import(/* webpackChunkName: "leitor-qr" */ 'jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, FRAME_PX / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return Promise.resolve(null);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return Promise.resolve(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null);
  };
}

/** Returns the browser's reader, else the fallback. */
export const openReader = async (): Promise<ReadFrame> =>
  (await nativeReader().catch(() => null)) ?? (await scriptReader());
