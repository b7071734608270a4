import { inLanguage } from '../platform/language/language';
import type { Catalogue } from './catalogue';
import type { Partida } from './partidaRepository';
import { createViagensServidas } from './viagensServidas';

const parada = (seq: number, id: string, nome: string, minutes: number) => ({
  seq,
  chega: minutes,
  sai: minutes,
  localidade: { id, nome, uf: 'SP', terminal: 'Todos os terminais', fuso: 'America/Sao_Paulo' },
});
const linha = {
  id: 7,
  paradas: [parada(0, '1', 'São Paulo', 0), parada(1, '2', 'Resende', 240), parada(2, '4', 'Rio', 390)],
};
const catalogue = { linha: (id: number) => (id === 7 ? linha : undefined) } as Pick<Catalogue, 'linha'>;
const partida = (id: string) => ({ id, linha_id: 7, saida: new Date('2026-12-06T01:30:00Z') }) as Partida;

function start(find = async (id: string) => (id === '404' ? undefined : partida(id))) {
  const asked = jest.fn(find);
  const warn = jest.fn();
  return { asked, warn, ...createViagensServidas({ find: asked, catalogue, log: { warn }, waitMs: 15 }) };
}
const LUGARES = 'localidadeOrigem=2&localidadeDestino=4';

describe('the departures of a served page', () => {
  it('are those of the purchase, between its stops, and nothing of the person who buys', async () => {
    const { daCompra } = start();
    const query = `${LUGARES}&viagem=9&poltronas=12&reserva=segredo&etapa=pagamento&cupom=MEU10`;
    const found = await daCompra(query);
    expect(found?.dados().trechos).toEqual([
      {
        viagemId: '9',
        titulo: 'Ida',
        partida: expect.objectContaining({
          dia: '2026-12-06',
          hora: '02:30',
          localidade: expect.objectContaining({ id: '2' }),
        }),
        chegada: expect.objectContaining({
          dia: '2026-12-06',
          hora: '05:00',
          localidade: expect.objectContaining({ id: '4' }),
        }),
      },
    ]);
    expect(JSON.stringify([found?.chave, found?.dados()])).not.toMatch(/segredo|MEU10/);
  });

  it('are both ways of a purchase, and none where one of them is not known', async () => {
    const { daCompra } = start();
    const back = { localidadeOrigemVolta: '1', localidadeDestinoVolta: '2' };
    const query = (volta: string) => `${LUGARES}&viagem=9&viagemVolta=${volta}&${new URLSearchParams(back)}`;
    expect((await daCompra(query('10')))?.dados().trechos?.map(({ titulo }) => titulo)).toEqual(['Ida', 'Volta']);
    expect(await daCompra(query('404'))).toBeUndefined();
  });

  it('lead from the first stop to the last on the page of a trip, in the language of the page', async () => {
    const { daInformacao } = start();
    const found = await daInformacao('viagem=9');
    const [trecho] = found?.dados().trechos ?? [];
    expect([trecho?.partida.localidade.nome, trecho?.chegada.localidade.nome]).toEqual(['São Paulo', 'Rio']);
    const terminal = inLanguage('en', () => found?.dados().trechos?.[0]?.partida.localidade.terminal);
    expect(terminal).toBe('All terminals');
  });

  it.each([
    ['a departure that is not known', `${LUGARES}&viagem=404`],
    ['places that the line does not join in this order', 'localidadeOrigem=4&localidadeDestino=2&viagem=9'],
    ['a place where it does not stop', 'localidadeOrigem=2&localidadeDestino=5&viagem=9'],
    ['no departure', LUGARES],
  ])('are absent for %s', async (_, query) => {
    expect(await start().daCompra(query)).toBeUndefined();
  });

  it.each(['', 'viagem=', 'viagem=abc', 'viagem=1234567890123456789', 'viagem=404'])(
    'are absent on the page of a trip for “%s”',
    async (query) => {
      expect(await start().daInformacao(query)).toBeUndefined();
    },
  );

  it('are asked for once, known or not', async () => {
    const { asked, daInformacao } = start();
    for (const id of ['9', '9', '404', '404']) await daInformacao(`viagem=${id}`);
    expect(asked.mock.calls).toEqual([['9'], ['404']]);
  });

  it('are absent while the database takes long, and there for the next page', async () => {
    let answer: (found: Partida) => void = () => undefined;
    const { asked, daInformacao } = start(() => new Promise((resolve) => (answer = resolve)));
    expect(await daInformacao('viagem=9')).toBeUndefined();
    answer(partida('9'));
    expect((await daInformacao('viagem=9'))?.dados().trechos).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are absent where the database fails, which is logged and asked again', async () => {
    const { warn, asked, daInformacao } = start(() => Promise.reject(new Error('down')));
    expect([await daInformacao('viagem=9'), await daInformacao('viagem=9')]).toEqual([undefined, undefined]);
    expect([warn.mock.calls.length, asked.mock.calls.length]).toEqual([2, 2]);
  });
});
