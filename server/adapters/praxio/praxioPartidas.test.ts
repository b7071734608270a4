import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import { createHttpPraxio } from './httpPraxio';
import { createPraxioBreaker } from './praxioBreaker';

const config = { baseUrl: 'https://praxio.test', nome: 'itape', senha: 's3nha', empresa: '1', cliente: 'ITAPE' };
const LOGIN = { Sucesso: true, IdErro: 0, IdSessaoOp: 'S1', EstabelecimentoXml: { IDEstabelecimento: 9 } };

/** An operator that gives one answer; what was asked stands in `asked`. */
function operadora(answer: object, status = 200) {
  const asked: { action: string; body: object }[] = [];
  const praxio = createHttpPraxio(config, (url, init) => {
    const action = url.replace('https://praxio.test/Autumn/', '');
    const isLogin = action === 'Login/efetualogin';
    if (!isLogin) asked.push({ action, body: JSON.parse(typeof init.body === 'string' ? init.body : '') as object });
    return Promise.resolve(new Response(JSON.stringify(isLogin ? LOGIN : answer), { status: isLogin ? 200 : status }));
  });
  return { praxio, asked };
}
const trecho = { origem: '10', destino: '20' };
const wire = {
  IdViagem: 77,
  IdTipoVeiculo: 71,
  CodigoLinha: '3001',
  TipoHorario: 'EXECUTIVO',
  HorarioPartida: '0700',
  HorarioChegada: '13:30',
  VlTarifa: '1.112,50',
  VlPedagio: 6.4,
  VlTaxaEmbarque: '6,75',
};
const list = async (...partidas: object[]) =>
  operadora({ ListaPartidas: { Linha: partidas } }).praxio.listPartidas(trecho, '2026-12-01');

describe('the operator’s departures', () => {
  it('are asked for by pair and day, in its own spelling', async () => {
    const { praxio, asked } = operadora({ ListaPartidas: [wire] });
    expect(await praxio.listPartidas(trecho, '2026-12-01')).toHaveLength(1);
    expect(asked).toMatchObject([
      {
        action: 'Partidas/Partidas',
        body: {
          IdSessaoOp: 'S1',
          LocalidadeOrigem: '10',
          LocalidadeDestino: '20',
          DataPartida: '2026-12-01',
          IdEstabelecimento: '9',
        },
      },
    ]);
  });

  it('come with times in either form, and fares split in reais, numbers or text', async () => {
    expect(await list(wire)).toEqual([
      {
        idViagem: '77',
        idTipoVeiculo: '71',
        linha: '3001',
        nomeLinha: '3001',
        operadora: '',
        classe: 'EXECUTIVO',
        diaPartida: '2026-12-01',
        horaPartida: '07:00',
        diaChegada: '2026-12-01',
        horaChegada: '13:30',
        km: 0,
        tarifaCentavos: 111_250,
        pedagioCentavos: 640,
        embarqueCentavos: 675,
        outrosCentavos: 0,
      },
    ]);
  });

  it('arrive on the next day where the clock of the arrival is earlier, unless the day is said', async () => {
    const [night] = await list({ ...wire, HorarioPartida: '23:30', HorarioChegada: '0600' });
    expect(night).toMatchObject({ horaPartida: '23:30', diaChegada: '2026-12-02', horaChegada: '06:00' });
    const [long] = await list({ ...wire, DtaHoraChegada: '2026-12-03T05:15:00' });
    expect(long).toMatchObject({ diaChegada: '2026-12-03', horaChegada: '05:15' });
  });

  it('may keep what they are in ViagemTFO', async () => {
    const { VlTarifa, HorarioPartida, ...rest } = wire;
    expect(await list({ ...rest, ViagemTFO: { VlTarifa, HorarioPartida } })).toMatchObject([{ horaPartida: '07:00' }]);
  });

  it.each([
    { HorarioPartida: '2470' },
    { HorarioPartida: '' },
    { VlTarifa: 0 },
    { VlTarifa: 'x' },
    { VlPedagio: 'x' },
    { IdViagem: 0 },
  ])('are left out where they do not say what a sale needs: %j', async (change) =>
    expect(await list({ ...wire, ...change })).toEqual([]),
  );

  it('are unknown, and not none, where the list is missing or the operator refuses', async () => {
    for (const answer of [{}, { Sucesso: false, ListaPartidas: [] }, { IdErro: 7, ListaPartidas: [] }]) {
      await expect(operadora(answer).praxio.listPartidas(trecho, '2026-12-01')).rejects.toThrow(PraxioUnavailable);
    }
  });
});

describe('the operator’s seats', () => {
  it('have a position, the number that people see, and a place; positions without a seat are none', async () => {
    const seats = [
      { NumeroPoltrona: 5, Caption: '04', Situacao: 0 },
      { NumeroPoltrona: '7', Caption: '06', Situacao: '1' },
      { NumeroPoltrona: 8, Caption: '', Situacao: 3 },
      { NumeroPoltrona: 9, Caption: '07', Situacao: 0, Andar: 2 },
    ];
    const { praxio } = operadora({ LaypoltronaXml: { PoltronaXmlRetorno: seats } });
    expect(await praxio.listPoltronas({ idViagem: '77', idTipoVeiculo: '72' }, trecho)).toEqual([
      { id: 5, numero: 4, andar: 1, fila: 1, coluna: 0, livre: true },
      { id: 7, numero: 6, andar: 1, fila: 1, coluna: 4, livre: false },
      { id: 9, numero: 7, andar: 2, fila: 1, coluna: 0, livre: true },
    ]);
  });

  it('are blocked under our keys; a seat that is missing in the answer has none', async () => {
    const { praxio, asked } = operadora({
      ListaBloqueio: [
        { ChaveExterna: 'a', Sucesso: true },
        { ChaveExterna: 'b', Sucesso: false },
      ],
    });
    const one = { idViagem: '77', ...trecho, poltrona: 5 };
    const all = ['a', 'b', 'c'].map((chave) => ({ ...one, chave }));
    expect(await praxio.block(all, 30)).toEqual([
      { chave: 'a', tipo: 'bloqueada' },
      { chave: 'b', tipo: 'recusada' },
    ]);
    expect(asked[0]?.body).toMatchObject({
      Minutos: 30,
      ListaPoltrona: [
        { ChaveExterna: 'a', IdViagem: '77', IdLocOrigem: '10', IdLocDestino: '20', Poltrona: 5 },
        {},
        {},
      ],
    });
    await expect(operadora({}).praxio.block(all, 30)).rejects.toThrow(PraxioUnavailable);
    await expect(operadora({ Sucesso: false }).praxio.release('a')).rejects.toThrow(PraxioUnavailable);
  });
});

describe('an operator that is away', () => {
  it('is left alone after five failures in a row, except for sales', async () => {
    const { praxio, asked } = operadora({}, 500);
    const guarded = createPraxioBreaker(praxio, () => 0);
    for (let n = 0; n < 8; n += 1) await expect(guarded.listLocalidades()).rejects.toThrow(PraxioUnavailable);
    await expect(guarded.block([], 1)).rejects.toMatchObject({ neverSent: true });
    expect(asked).toHaveLength(5);
    await expect(praxio.findVenda('a')).rejects.toThrow(PraxioUnavailable);
    expect(asked).toHaveLength(6);
  });
});
