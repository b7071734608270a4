import { offerTogether, together } from './together';

const screen = (name: string) => ({ Screen: () => name });
const ownFile = (name: string) => jest.fn(() => Promise.resolve(screen(name)));

describe('a module that comes with others', () => {
  it('comes by its own file as long as nobody offers one of several', async () => {
    const own = ownFile('sozinho');
    expect((await together('sozinho', own)()).Screen()).toBe('sozinho');
  });

  it('comes by the file of several from the offer on, which its own need not', async () => {
    const [own, other] = [ownFile('a'), ownFile('b')];
    const loadA = together('a', own);
    const file = jest.fn(() => Promise.resolve({ modules: { a: screen('a, junto'), b: screen('b, junto') } }));
    offerTogether(file, ['a', 'b']);
    expect(file).not.toHaveBeenCalled();
    expect((await loadA()).Screen()).toBe('a, junto');
    expect((await together('b', other)()).Screen()).toBe('b, junto');
    expect([own, other].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('is asked for again after a load that failed', async () => {
    const file = jest.fn(() => Promise.resolve({ modules: { c: screen('c, junto') } }));
    file.mockRejectedValueOnce(new Error('the network is away'));
    offerTogether(file, ['c']);
    const loadC = together('c', ownFile('c'));
    await expect(loadC()).rejects.toThrow('the network is away');
    expect((await loadC()).Screen()).toBe('c, junto');
  });
});
