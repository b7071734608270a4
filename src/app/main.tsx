import { isNativeShell } from '../services/native/isNativeShell';
import { PORTUGUESE } from '../words/language';
import { chosenLanguage, speak } from './language';
import { startApp } from './start';

const options = { hydrate: document.getElementById('root')?.hasAttribute('data-prerendered') ?? false };

const start = (): void => {
  if (!isNativeShell(window)) return void startApp(options);
  void import(/* webpackChunkName: "native" */ './startNative').then(({ startNative }) =>
    startNative(startApp, options),
  );
};

const language = chosenLanguage(window);
// Portuguese stands in the code and waits for nothing.
if (language === PORTUGUESE) start();
else void speak(language, window).then(start);
