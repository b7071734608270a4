import { randomUUID } from 'node:crypto';
import { endIn, reservaOf } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Cotacao } from '../../../src/domain/wire/compra/cotacao';
import type { Problema } from '../../../src/domain/wire/base/problema';
import { catalogues } from '../../../src/words/catalogues';
import { type Language, LANGUAGES } from '../../../src/words/language';
import type { Server } from '../../createServer';
import { mensagensRecusa } from '../../pagamento/cartao/tentativa/cartaoMessages';
import { toPagamentoCartao } from '../../pagamento/cartao/tentativa/cartaoView';
import type { AttemptRow } from '../../pagamento/cartao/tentativa/tentativaCartaoRepository';
import { umNovoPedido } from '../../pedidos/testdata/comprador';
import { CHEIO, comprasComExtras } from '../../precos/testdata/comprasComExtras';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { inLanguage } from '../../platform/language/language';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const { umaCompra } = comprasComExtras(() => server);

const typedKeys = <K extends string>(table: Record<K, unknown>): K[] => Object.keys(table) as K[];

interface Asked {
  url: string;
  payload?: object;
  sub?: string;
}

const ask = (idioma: Language, { url, payload, sub }: Asked) =>
  server.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { ...(sub && signedInAs(sub)), 'idempotency-key': randomUUID(), 'x-idioma': idioma },
    ...(payload && { payload }),
  });

/** The words of a refusal in each language. */
async function refusedIn(asked: Asked): Promise<(string | undefined)[]> {
  const said: (string | undefined)[] = [];
  for (const idioma of LANGUAGES) said.push((await ask(idioma, asked)).json<Problema>().erros[0]?.mensagem);
  return said;
}

const trechoOf = (viagemId: string, poltronas: number[]) => ({
  trechos: [{ viagemId, localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio, poltronas }],
});

describe('a refusal in the language of its request', () => {
  it('asks for a sign-in', async () => {
    expect(await refusedIn({ url: '/api/Pedidos' })).toEqual([
      'Faça o login para continuar.',
      'Sign in to continue.',
      'Inicie sesión para continuar.',
    ]);
  });

  it('names the seats that were lost', async () => {
    const { viagemId } = await umaCompra(2);
    const lost = (poltronas: number[]) =>
      refusedIn({ url: '/api/Reservas', payload: trechoOf(viagemId, poltronas), sub: 'bia' });
    expect(await lost([1])).toEqual([
      'A poltrona 1 já foi ocupada.',
      'Seat 1 has been taken.',
      'El asiento 1 ya fue ocupado.',
    ]);
    expect(await lost([1, 2])).toEqual([
      'Poltronas já ocupadas: 1, 2.',
      'Seats already taken: 1, 2.',
      'Asientos ya ocupados: 1, 2.',
    ]);
  });

  it('says that the time of a hold is over', async () => {
    const { reservaId, dono } = await umaCompra();
    await endIn(server, reservaId, -1_000);
    expect(await refusedIn({ url: '/api/Pedidos', payload: umNovoPedido({ reservaId }), sub: dono })).toEqual([
      'O tempo da sua reserva acabou. Escolha as poltronas de novo.',
      'The time of your reservation is over. Choose your seats again.',
      'El tiempo de su reserva terminó. Elija los asientos de nuevo.',
    ]);
  });

  it('names a field that is missing', async () => {
    expect(await refusedIn({ url: '/api/Reservas', payload: {}, sub: 'bia' })).toEqual([
      'Campo Obrigatório*',
      'Required field*',
      'Campo obligatorio*',
    ]);
  });

  it('of a coupon stands in the quote, beside the discounts', async () => {
    const { reservaId, dono } = await umaCompra();
    const passageiros = [{ poltrona: 1, dataNascimento: '1950-01-01', beneficio: 'idoso' }];
    const quote = async (idioma: Language) => {
      const payload = { reservaId, passageiros, cupom: 'NADA' };
      const { itens, recusas } = (await ask(idioma, { url: '/api/Pedidos/Cotacao', payload, sub: dono })).json<{
        data: Cotacao;
      }>().data;
      return [itens[0]?.descontos, recusas[0]?.mensagem];
    };
    const discount = (descricao: string) => [{ origem: 'beneficio', descricao, centavos: CHEIO }];
    expect(await quote('pt-BR')).toEqual([
      discount('Pessoa idosa, lugar gratuito'),
      'Este cupom não existe ou não vale mais.',
    ]);
    const [said, refused] = await quote('en');
    expect(said).toEqual(discount(expect.stringMatching(/, free seat$/) as string));
    expect(refused).toBe('This coupon does not exist or is no longer valid.');
  });

  it.each(typedKeys(mensagensRecusa))('of a card says why: %s', (motivo) => {
    const row = { situacao: 'recusada', motivo, destino: null, bandeira: null } as AttemptRow;
    const said = LANGUAGES.map((idioma) => inLanguage(idioma, () => toPagamentoCartao(row)).mensagem);
    const mensagem = mensagensRecusa[motivo];
    expect(said).toEqual([mensagem, catalogues.en?.[mensagem], catalogues.es?.[mensagem]]);
    expect(new Set(said).size).toBe(3);
  });
});

describe('what is kept for everybody', () => {
  const search = (idioma: Language) =>
    ask(idioma, { url: `/api/Localidades?termo=${encodeURIComponent('São Paulo')}&cidades=1` });

  it('is in Portuguese, whoever asked for it first', async () => {
    const first = await server.app.inject({ url: '/onibus', headers: { cookie: 'idioma=en' } });
    const then = await server.app.inject({ url: '/onibus' });
    expect(first.body).toBe(then.body);
    expect(then.body).toContain('<html lang="pt-BR">');
  });

  it('elsewhere names the header that its words depend on', async () => {
    const [portuguese, english] = [await search('pt-BR'), await search('en')];
    expect(english.headers.vary).toMatch(/x-idioma/i);
    expect(portuguese.headers.vary).toBe(english.headers.vary);
  });

  it('of a key is answered again without the words of another language', async () => {
    const { viagemId } = await umaCompra();
    const key = randomUUID();
    const send = (idioma: Language) =>
      server.app.inject({
        method: 'POST',
        url: '/api/Reservas',
        headers: { ...signedInAs('caio'), 'idempotency-key': key, 'x-idioma': idioma },
        payload: trechoOf(viagemId, [9]),
      });
    const [english, portuguese] = [await send('en'), await send('pt-BR')];
    expect(english.statusCode).toBe(201);
    // The answer is the kept one to the letter, its remaining time apart.
    expect(reservaOf(portuguese)).toEqual({ ...reservaOf(english), restanteMs: reservaOf(portuguese).restanteMs });
  });
});

it('a buyer in English and one in Portuguese at once are each refused in their own words', async () => {
  const { viagemId } = await umaCompra();
  const asked = { url: '/api/Reservas', payload: trechoOf(viagemId, [1]), sub: 'davi' };
  const said = await Promise.all(
    (['en', 'pt-BR', 'en', 'pt-BR'] as const).map((idioma, i) => ask(idioma, { ...asked, sub: `davi-${i}` })),
  );
  expect(said.map((reply) => reply.json<Problema>().erros[0]?.mensagem)).toEqual([
    'Seat 1 has been taken.',
    'A poltrona 1 já foi ocupada.',
    'Seat 1 has been taken.',
    'A poltrona 1 já foi ocupada.',
  ]);
});
