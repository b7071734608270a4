import { render, screen } from '@testing-library/react';
import { photographQr, type Picture } from '../../../tests/support/photographQr';
import { readCodigoEmbarque, textoAssinado } from '../../domain/bilhetes/embarque';
import { QrCode } from '../QrCode/QrCode';
import { FRAME_PX, openReader } from './codeReader';

const CODIGO = `${textoAssinado({
  bilheteId: '0f0e8f3e-6a1e-4a53-9a0c-2f6a6b1f7a10',
  viagemId: '202612010830001',
  poltrona: 42,
  origem: '3550308',
  destino: '3509502',
  dia: '2026-12-01',
  hora: '08:30',
  iniciais: 'CG',
  emitidoEm: '2026-11-20T12:00:00Z',
  chave: '1',
})}.${'aZ09-_'.repeat(15).slice(0, 86)}`;

/** A camera whose every frame is this picture, and a canvas that records the box each frame was drawn into. */
function filming(picture: Picture, side = picture.width): { video: HTMLVideoElement; drawn: number[][] } {
  const drawn: number[][] = [];
  const context = {
    drawImage: (_: unknown, ...box: number[]) => drawn.push(box),
    getImageData: () => picture,
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext);
  const video = document.createElement('video');
  Object.defineProperties(video, { videoWidth: { value: side }, videoHeight: { value: side } });
  return { video, drawn };
}
const readOnce = async (video: HTMLVideoElement): Promise<string | null> => (await openReader())(video);
const boardingCode = (turned?: number): Picture => {
  render(<QrCode text={CODIGO} name="Código de embarque" />);
  return photographQr(screen.getByRole('img'), turned);
};

describe('where the browser has no reader of its own', () => {
  it.each([0, 7, 45, 90, 180, 200])('a boarding code is read, turned by %d degrees', async (turned) => {
    expect(await readOnce(filming(boardingCode(turned)).video)).toBe(CODIGO);
    expect(readCodigoEmbarque(CODIGO)).not.toBeNull();
  });

  it('a picture without a code, and a camera that has not begun, are none', async () => {
    const blank = { data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 };
    expect(await readOnce(filming(blank).video)).toBeNull();
    expect(await readOnce(filming(boardingCode(), 0).video)).toBeNull();
  });

  it('a frame of a fine camera is read smaller', async () => {
    const { video, drawn } = filming(boardingCode(), 3 * FRAME_PX);
    await readOnce(video);
    expect(drawn).toEqual([[0, 0, FRAME_PX, FRAME_PX]]);
  });
});

describe('where the browser has a reader', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  const install = (formats: string[]) => {
    class Native {
      static getSupportedFormats = async () => formats;
      detect = async () => [{ rawValue: 'do navegador' }];
    }
    Object.defineProperty(globalThis, 'BarcodeDetector', { value: Native, configurable: true });
  };

  it('that reads', async () => {
    install(['ean_13', 'qr_code']);
    expect(await readOnce(filming(boardingCode()).video)).toBe('do navegador');
  });

  it('of other codes alone, ours reads', async () => {
    install(['ean_13']);
    expect(await readOnce(filming(boardingCode()).video)).toBe(CODIGO);
  });
});
