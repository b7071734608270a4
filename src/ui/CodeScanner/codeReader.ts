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

/** Width of the analysed picture and of the requested camera stream: reads a dense code that fills a third of it. */
export const FRAME_PX = 1280;

async function nativeReader(): Promise<ReadFrame | null> {
  const Detector = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Fallback reader, loaded when the browser has none (Safari, Firefox). */
async function scriptReader(): Promise<ReadFrame> {
  const { decodeQR } = await import(/* webpackChunkName: "leitor-qr" */ 'qr/decode.js');
  // One canvas for all frames, because Safari releases discarded canvases late.
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, FRAME_PX / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const frame = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(frame);
    } catch {
      // decodeQR throws for a picture without a code.
      return null;
    }
  };
}

/** The best reader at hand. */
export const openReader = async (): Promise<ReadFrame> =>
  (await nativeReader().catch(() => null)) ?? (await scriptReader());
