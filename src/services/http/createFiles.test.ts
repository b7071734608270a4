/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { AGORA, umaIdentidade } from '../../../tests/support/builders';
import { createAuthorizedFetch } from './authorizedFetch';
import { createFiles } from './createFiles';

type Answer = (call: number) => Response | Promise<Response>;

function files(answer: Answer, token: string | null = 'old') {
  const sent: Record<string, string>[] = [];
  const saved: string[] = [];
  const onSessaoRecusada = jest.fn();
  let current = token;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const send = createAuthorizedFetch({
    fetch: (async (_url: string, init: RequestInit) => {
      sent.push(init.headers as Record<string, string>);
      return answer(sent.length);
    }) as typeof fetch,
    identity: {
      accessToken: async () => current,
      refresh: async () => ((current = 'new'), umaIdentidade()),
    },
    clock: { now: () => AGORA },
    dispositivo: () => 'web-1',
    anonimo: () => false,
    entrou: () => false,
    externa: () => null,
    onSessaoRecusada,
  });
  const save = () => createFiles(send, { onSessaoRecusada }).save('/Bilhetes/1/Pdf', 'bilhete.pdf');
  return { save, sent, saved, onSessaoRecusada };
}

const pdf = () => new Response('%PDF', { status: 200 });
const problem = (status: number) =>
  new Response(JSON.stringify({ erros: [{ codigo: 'X', mensagem: 'Bilhete não encontrado.' }] }), { status });

describe('a file of the product', () => {
  it('is fetched with the token and any type of its own, and saved under its name [§7.cabecalhos.3]', async () => {
    const { save, sent, saved } = files(pdf);
    expect(await save()).toEqual({ ok: true, value: null });
    expect(saved).toEqual(['bilhete.pdf']);
    expect(sent[0]).toMatchObject({ accept: '*/*', authorization: 'Bearer old' });
  });

  it('goes the way of every call when its token is refused: one renewal, one replay [IN5]', async () => {
    const { save, sent, saved, onSessaoRecusada } = files((call) => (call === 1 ? problem(401) : pdf()));
    expect(await save()).toEqual({ ok: true, value: null });
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(saved).toEqual(['bilhete.pdf']);
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it('ends the session once when the replay is refused too [IN5]', async () => {
    const { save, saved, onSessaoRecusada } = files(() => problem(401));
    expect(await save()).toMatchObject({ failure: { kind: 'identity' } });
    expect(onSessaoRecusada).toHaveBeenCalledTimes(1);
    expect(saved).toEqual([]);
  });

  it('that was refused says why in the server’s words, and is not saved [IN5]', async () => {
    const { save, saved } = files(() => problem(404));
    expect(await save()).toMatchObject({ failure: { status: 404, erros: [{ mensagem: 'Bilhete não encontrado.' }] } });
    expect(saved).toEqual([]);
  });
});
