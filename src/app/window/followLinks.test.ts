import userEvent from '@testing-library/user-event';
import { enderecoEm } from '../../domain/viagens/enderecoRota';
import { LANGUAGES } from '../../words/language';
import { followLinks } from './followLinks';

function click(html: string, keys = '') {
  const go = jest.fn();
  const stop = followLinks(document, go);
  document.body.innerHTML = html;
  const prevented = new Promise<boolean>((resolve) => {
    // jsdom cannot navigate: the default is prevented here, after it was read.
    window.addEventListener(
      'click',
      (event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  const user = userEvent.setup();
  return (async () => {
    if (keys) await user.keyboard(keys);
    await user.click(document.querySelector('span') ?? document.body);
    stop();
    return { go, prevented: await prevented };
  })();
}

describe('links to pages of ours', () => {
  it('go through the router', async () => {
    const { go, prevented } = await click('<a href="/minhas-viagens?pedido=1"><span>ver</span></a>');
    expect(go).toHaveBeenCalledWith('/minhas-viagens?pedido=1');
    expect(prevented).toBe(true);
  });

  it.each([
    ['another origin', '<a href="https://itape.invalid/home"><span>ver</span></a>', ''],
    ['another origin without its scheme', '<a href="//itape.invalid/home"><span>ver</span></a>', ''],
    ['what the server shows', '<a href="/_sandbox/"><span>ver</span></a>', ''],
    ...LANGUAGES.map((language) => [
      `a page that the server draws in ${language}`,
      `<a href="${enderecoEm(language, '/onibus/paraty-rj')}"><span>ver</span></a>`,
      '',
    ]),
    ['another tab', '<a href="/home" target="_blank"><span>ver</span></a>', ''],
    ['a file', '<a href="/home" download><span>ver</span></a>', ''],
    ['a click with Ctrl', '<a href="/home"><span>ver</span></a>', '{Control>}'],
    ['no link at all', '<span>ver</span>', ''],
  ])('leave %s to the browser', async (_, html, keys) => {
    const { go, prevented } = await click(html, keys);
    expect(go).not.toHaveBeenCalled();
    expect(prevented).toBe(false);
  });
});
