import { createShare } from './share';

const handOn = (browser: Parameters<typeof createShare>[1]) =>
  createShare(() => 'https://itape.test', browser).share('São Paulo para o Rio', '/minhas-viagens?pedido=p1');

describe('handing a trip on', () => {
  it('uses the system’s own sheet', async () => {
    const share = jest.fn(async () => undefined);
    expect(await handOn(() => ({ share }))).toBe('shared');
    expect(share).toHaveBeenCalledWith({
      text: 'São Paulo para o Rio',
      url: 'https://itape.test/minhas-viagens?pedido=p1',
    });
  });

  it('copies text and link where there is none', async () => {
    const writeText = jest.fn(async () => undefined);
    expect(await handOn(() => ({ clipboard: { writeText } }))).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('São Paulo para o Rio\nhttps://itape.test/minhas-viagens?pedido=p1');
  });

  it.each([
    ['dismissed', 'AbortError'],
    ['failed', 'NotAllowedError'],
  ])('tells that it was %s', async (outcome, name) => {
    const share = () => Promise.reject(new DOMException('x', name));
    expect(await handOn(() => ({ share }))).toBe(outcome);
  });

  it('tells where nothing can be done', async () => expect(await handOn(() => ({}))).toBe('failed'));
});
