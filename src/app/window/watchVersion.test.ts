import { LOOK_PAUSE_MS, watchVersion } from './watchVersion';

it('asks when a tab is looked at again after a while, and not each time', () => {
  let now = 0;
  let come: () => void = () => undefined;
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => (come = listener),
  };
  const look = jest.fn();
  watchVersion({ document: document as unknown as Document, now: () => now }, look);
  come();
  expect(look).not.toHaveBeenCalled();
  now = LOOK_PAUSE_MS;
  document.visibilityState = 'hidden';
  come();
  expect(look).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  come();
  come();
  expect(look).toHaveBeenCalledTimes(1);
});
