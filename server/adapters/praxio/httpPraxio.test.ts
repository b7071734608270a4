import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { PoltronaToSell } from '../../bilhetes/emissao/praxioPort';
import { createHttpPraxio } from './httpPraxio';
import { readPraxioConfig } from './praxioConfig';

const config = { baseUrl: 'https://praxio.test', nome: 'itape', senha: 's3nha', empresa: '1', cliente: 'ITAPE' };
const parada = (id: string, hora: string) => ({
  localidade: { id, nome: '', uf: '', terminal: '', fuso: 'America/Sao_Paulo' },
  instante: '2026-12-01T10:48:00-03:00',
  dia: '2026-12-01',
  hora,
});
const umLugar = (change: Partial<PoltronaToSell> = {}): PoltronaToSell => ({
  chave: 'p1:0',
  viagemId: '77',
  partida: parada('10', '10:48'),
  chegada: parada('20', '17:00'),
  poltrona: 5,
  passageiro: 'Ana Souza',
  documento: '123456789',
  celular: '+5511987654321',
  valorCentavos: 11_250,
  pagamento: 'pix',
  ...change,
});

type Handler = (body: Record<string, unknown>) => { status?: number; body?: unknown } | 'never';
const LOGIN: Handler = () => ({
  body: { Sucesso: true, IdErro: 0, IdSessaoOp: 'S1', EstabelecimentoXml: { IDEstabelecimento: 9 } },
});

/** The operator's side of the wire: one handler an action; what was asked stands in `asked`. */
function operadora(handlers: Record<string, Handler>, timeoutMs = 1_000) {
  const asked: { action: string; body: Record<string, unknown> }[] = [];
  const all: Record<string, Handler> = { 'Login/efetualogin': LOGIN, ...handlers };
  const praxio = createHttpPraxio(
    config,
    (url, init) => {
      const action = url.replace('https://praxio.test/Autumn/', '');
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '') as Record<string, unknown>;
      asked.push({ action, body });
      const answer = all[action]?.(body) ?? { status: 404 };
      if (answer !== 'never') {
        return Promise.resolve(new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 }));
      }
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    },
    timeoutMs,
  );
  return { praxio, asked };
}
const sold = (chave: string, Poltrona: number) => ({
  Sucesso: true,
  IdErro: 0,
  ChaveExterna: chave,
  NumPassagem: '42',
  SerieBloco: 'A',
  Localizador: 'L',
  ChaveBPe: '',
  Poltrona,
  ValorPgto: 112.5,
});

describe('the operator’s system', () => {
  it('is spoken to in its own spelling: one entry a part, a seat under its key, money in reais', async () => {
    const { praxio, asked } = operadora({
      'VendaPassagem/VendaPassagem': () => ({ body: { ListaPassagem: [sold('p1:0', 5), sold('p1:1', 6)] } }),
    });
    const results = await praxio.sell([umLugar(), umLugar({ chave: 'p1:1', poltrona: 6 })]);
    expect(results.map(({ tipo }) => tipo)).toEqual(['vendida', 'vendida']);
    expect(asked[0]?.body).toMatchObject({ Nome: 'itape', Senha: 's3nha', Sistema: 'WINVR.EXE', TipoBD: 0 });
    expect(asked[1]?.body).toMatchObject({
      listVendasXmlEnvio: [
        {
          IdSessaoOp: 'S1',
          IdEstabelecimentoVenda: 9,
          IdViagem: '77',
          HoraPartida: '1048',
          IdOrigem: '10',
          IdDestino: '20',
          passagemXml: [
            { ChaveExterna: 'p1:0', Poltrona: 5, NomeCli: 'Ana Souza', ValorPgto: 112.5 },
            { ChaveExterna: 'p1:1', Poltrona: 6 },
          ],
          pagamentoXml: [{ TipoPagamento: 8, TipoCartao: 0, ValorPagamento: 225 }],
        },
      ],
    });
  });

  it('sells the way out and the way back as two entries of one request', async () => {
    const { praxio, asked } = operadora({ 'VendaPassagem/VendaPassagem': () => ({ body: { ListaPassagem: [] } }) });
    await praxio.sell([umLugar(), umLugar({ chave: 'p1:1', viagemId: '78', pagamento: 'credito' })]);
    const sent = asked[1]?.body as { listVendasXmlEnvio: { IdViagem: string }[] } | undefined;
    expect(sent?.listVendasXmlEnvio.map(({ IdViagem }) => IdViagem)).toEqual(['77', '78']);
  });

  it('may sell a part: each seat has its own answer, and one that is missing has none', async () => {
    const { praxio } = operadora({
      'VendaPassagem/VendaPassagem': () => ({
        body: {
          ListaPassagem: [
            sold('p1:0', 5),
            { ChaveExterna: 'p1:1', Sucesso: false, IdErro: 90, Mensagem: 'Sem crédito.' },
            { ChaveExterna: 'p1:2', Sucesso: false, IdErro: 20, Mensagem: 'Poltrona já vendida.' },
          ],
        },
      }),
    });
    const poltronas = ['p1:0', 'p1:1', 'p1:2', 'p1:3'].map((chave) => umLugar({ chave }));
    expect(await praxio.sell(poltronas)).toEqual([
      {
        chave: 'p1:0',
        tipo: 'vendida',
        venda: {
          numPassagem: '42',
          serieBloco: 'A',
          localizador: 'L',
          chaveBpe: null,
          poltrona: 5,
          valorCentavos: 11_250,
        },
      },
      { chave: 'p1:1', tipo: 'recusada', mensagem: 'Sem crédito.', semVolta: false },
      { chave: 'p1:2', tipo: 'recusada', mensagem: 'Poltrona já vendida.', semVolta: true },
    ]);
  });

  it('is logged in to once for many calls, and once more where it has forgotten us', async () => {
    let forgets = 1;
    const { praxio, asked } = operadora({
      'VendaPassagem/ConsultaVenda': () => ({ body: forgets-- > 0 ? { IdErro: 1 } : sold('p1:0', 5) }),
    });
    await Promise.all([praxio.findVenda('p1:0'), praxio.findVenda('p1:0')]);
    expect(asked.filter(({ action }) => action.startsWith('Login'))).toHaveLength(2);
    expect(await praxio.findVenda('p1:0')).toMatchObject({ numPassagem: '42' });
  });

  it('that never got the request has sold nothing; one that is silent after it may have [OC5]', async () => {
    const failure = (handlers: Record<string, Handler>) =>
      operadora(handlers, 50)
        .praxio.sell([umLugar()])
        .catch((error: unknown) => error);
    const noLogin = await failure({ 'Login/efetualogin': () => ({ body: { Sucesso: false, Mensagem: 'Não.' } }) });
    expect(noLogin).toMatchObject({ name: 'PraxioUnavailable', neverSent: true });
    const down = await failure({ 'VendaPassagem/VendaPassagem': () => ({ status: 503 }) });
    expect(down).toMatchObject({ name: 'PraxioUnavailable', neverSent: true });
    const broken = await failure({ 'VendaPassagem/VendaPassagem': () => ({ status: 504 }) });
    expect(broken).toMatchObject({ name: 'PraxioUnavailable', neverSent: false });
    const silent = await failure({ 'VendaPassagem/VendaPassagem': () => 'never' });
    expect(silent).toBeInstanceOf(PraxioUnavailable);
    expect(silent).toMatchObject({ neverSent: false });
  });

  it('is asked whether a sale may go back before it goes back', async () => {
    const umaVenda = {
      numPassagem: '42',
      serieBloco: 'A',
      localizador: 'L',
      chaveBpe: null,
      poltrona: 5,
      valorCentavos: 1,
    };
    const refusing = operadora({
      'VendaPassagem/VerificaDevolucao': () => ({ body: { IdErro: 7, Mensagem: 'Já embarcou.' } }),
    });
    expect(await refusing.praxio.giveBack(umaVenda, 'x')).toEqual({ tipo: 'recusada', mensagem: 'Já embarcou.' });
    expect(refusing.asked.map(({ action }) => action)).not.toContain('VendaPassagem/GravaDevolucao');

    const willing = operadora({
      'VendaPassagem/VerificaDevolucao': () => ({ body: { IdErro: 0, Xml: { Passagem: { ValorPago: 112.5 } } } }),
      'VendaPassagem/GravaDevolucao': () => ({ body: { IdErro: 0 } }),
    });
    expect(await willing.praxio.giveBack(umaVenda, 'x')).toEqual({ tipo: 'devolvida' });
    expect(willing.asked.at(-1)?.body).toMatchObject({
      ValorVenda: 112.5,
      Passagem: { NumeroPassagem: '42', IdCaixa: 0 },
    });
  });
});

describe('which operator', () => {
  const env = {
    PRAXIO_URL: 'https://praxio.test/',
    PRAXIO_NOME: 'n',
    PRAXIO_SENHA: 's',
    PRAXIO_EMPRESA: '1',
    PRAXIO_CLIENTE: 'c',
  };

  it('is the embedded one where none is named, and the one that is named in full', () => {
    expect(readPraxioConfig({})).toBeNull();
    expect(readPraxioConfig(env)).toMatchObject({ baseUrl: 'https://praxio.test', nome: 'n' });
  });
});
