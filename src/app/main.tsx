import { isNativeShell } from '../services/native/isNativeShell';
import { startApp } from './start';

const options = { hydrate: document.getElementById('root')?.hasAttribute('data-prerendered') ?? false };

if (isNativeShell(window)) {
  void import(/* webpackChunkName: "native" */ './startNative').then(({ startNative }) =>
    startNative(startApp, options),
  );
} else startApp(options);
