import { act, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CodeScanner } from './CodeScanner';

const show = (onCode = jest.fn()) => {
  const rendered = render(<CodeScanner name="Código de embarque" onCode={onCode} otherwise="Cole o código." />);
  return { ...rendered, onCode };
};

/** A camera that shows these codes, one per frame, read by the browser's own detector. */
function installCamera(getUserMedia: () => Promise<unknown>, frames: (string | null)[] = []) {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  class FakeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => {
      const rawValue = frames.length > 1 ? frames.shift() : frames[0];
      return rawValue ? [{ rawValue }] : [];
    };
  }
  Object.defineProperty(globalThis, 'BarcodeDetector', { value: FakeDetector, configurable: true });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
}
const stream = () => {
  const track = { stop: jest.fn() };
  return { track, stream: { getTracks: () => [track] } };
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  jest.useRealTimers();
});

it('tells each code that comes before the camera, once while it stays there', async () => {
  jest.useFakeTimers();
  installCamera(async () => stream().stream, ['A', 'A', null, 'A', 'B']);
  const { onCode } = show();
  await act(() => jest.advanceTimersByTimeAsync(1200));
  expect(onCode.mock.calls).toEqual([['A'], ['B']]);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(onCode).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status')).toHaveTextContent('Aponte a câmera para o código.');
});

it('gives the camera back when it leaves the screen', async () => {
  const { track, stream: opened } = stream();
  installCamera(async () => opened);
  const { unmount } = show();
  await screen.findByText('Aponte a câmera para o código.');
  unmount();
  expect(track.stop).toHaveBeenCalledTimes(1);
});

it.each([
  ['was refused', new DOMException('no', 'NotAllowedError'), 'A câmera está bloqueada para este site.'],
  ['is in use', new DOMException('busy', 'NotReadableError'), 'Nenhuma câmera disponível neste aparelho.'],
])('says what else to do when the camera %s', async (_, error, text) => {
  installCamera(() => Promise.reject(error));
  const { container } = show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  expect(screen.getByRole('status')).toHaveTextContent('Cole o código.');
  expect(await axe(container)).toHaveNoViolations();
});

it('does without a camera where the page may have none', async () => {
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nenhuma câmera disponível'));
});
