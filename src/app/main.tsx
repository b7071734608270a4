import { isNativeShell } from '../services/native/isNativeShell';
import { PORTUGUESE } from '../words/language';
import { chosenLanguage, speak } from './language';

/** Resolves in a task of its own. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

const options = { hydrate: document.getElementById('root')?.hasAttribute('data-prerendered') ?? false };

/**
 * Runs the code of the first render in tasks of its own: as one task it holds back every press for some 0.2 s on a slow
 * phone. Each part is in this file already (`eager`), after those that it needs.
 */
async function runParts() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './createStore');
  await nextTask();
  const { home } = await import(/* webpackMode: "eager" */ './routes/Home');
  // A failure is left to the page, which then draws home anew.
  if (options.hydrate) await home.load().catch(() => undefined);
  await nextTask();
  await import(/* webpackMode: "eager" */ './App');
  await nextTask();
  return import(/* webpackMode: "eager" */ './start');
}

const start = async (): Promise<void> => {
  const { startApp } = await runParts();
  if (!isNativeShell(window)) return void startApp(options);
  const { startNative } = await import(/* webpackChunkName: "native" */ './startNative');
  await startNative(startApp, options);
};

const language = chosenLanguage(window);
// Portuguese stands in the code and waits for nothing.
if (language === PORTUGUESE) void start();
else void speak(language, window).then(start);
