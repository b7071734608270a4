import { startApp } from './start';

startApp({ hydrate: document.getElementById('root')?.hasAttribute('data-prerendered') ?? false });
