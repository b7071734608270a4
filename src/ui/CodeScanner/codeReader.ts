/** Reads the code in the camera's picture, if there is one. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, where it has one: not yet among TypeScript's types. */
interface BarcodeDetectorLike {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetectorLike;
  getSupportedFormats: () => Promise<string[]>;
}

/** Wide enough for the modules of a dense code, and small enough for a telephone's processor. */
const FRAME_PX = 640;

async function nativeReader(): Promise<ReadFrame | null> {
  const Detector = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Ours, fetched where the browser has none. */
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

/** The best reader at hand. */
export const openReader = async (): Promise<ReadFrame> =>
  (await nativeReader().catch(() => null)) ?? (await scriptReader());
