import { randomUUID } from 'node:crypto';
import type {
  NovaRegraTarifa,
  PrecoExplicado,
  RegraTarifaCadastrada,
} from '../../../src/domain/wire/administracao/tarifas';
import type { Problema } from '../../../src/domain/wire/base/problema';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { reserve } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA, trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import type { NewRegraTarifa } from '../tarifas/regraTarifaRepository';
import { umaRegra } from '../tarifas/testdata/umaRegra';

const TARIFA = 12_900;
const CHEIO = 14_150;

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const umaNova = (fields: Partial<NovaRegraTarifa> = {}): NovaRegraTarifa => ({
  nome: 'Baixa temporada',
  etapa: 'temporada',
  medida: 'percentual',
  valor: -1_000,
  vigenteDe: '2026-01-01',
  vigenteAte: null,
  linha: null,
  origem: null,
  destino: null,
  classe: null,
  dias: 127,
  periodos: [],
  antecedenciaMin: null,
  antecedenciaMax: null,
  ocupacaoMin: null,
  ocupacaoMax: null,
  cota: null,
  observacao: '',
  ...fields,
});

const staff = (who = 'otto') => signedInAs(who, 'Operacao');
const post = (path: string, payload?: object, who?: string, key: string = randomUUID()) =>
  server.app.inject({
    method: 'POST',
    url: `/api/Administracao/Tarifas${path}`,
    headers: { ...staff(who), 'idempotency-key': key },
    ...(payload && { payload }),
  });
const get = async <T>(path: string): Promise<T> =>
  (await server.app.inject({ url: `/api/Administracao/Tarifas${path}`, headers: staff() })).json<{ data: T }>().data;
const create = async (fields: Partial<NovaRegraTarifa>): Promise<RegraTarifaCadastrada> => {
  const answer = await post('', umaNova(fields));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ data: RegraTarifaCadastrada }>().data;
};
const end = (id: string, who?: string) => post(`/${id}/Encerramento`, undefined, who);
const faults = (answer: { json: <T>() => T }) =>
  answer.json<Problema>().erros.map(({ codigo, campo }) => [codigo, campo]);
const previa = (dias: number) =>
  get<PrecoExplicado[]>(
    `/Previa?localidadeOrigem=${lugares.saoPaulo}&localidadeDestino=${lugares.rio}&dataPartida=${daquiA(dias)}`,
  );

describe('a rule of fares', () => {
  it('is created, applies at once, and is ended by name', async () => {
    const { id } = await create({ nome: 'Semana', origem: lugares.saoPaulo, linha: '08-0001-00' });
    expect((await umaViagem(server, lugares.saoPaulo, lugares.rio, 3)).menorPrecoCentavos).toBe(CHEIO - TARIFA / 10);
    expect((await end(id, 'bia')).statusCode).toBe(200);
    expect((await umaViagem(server, lugares.saoPaulo, lugares.rio, 3)).menorPrecoCentavos).toBe(CHEIO);

    const abertas = await get<RegraTarifaCadastrada[]>('');
    expect(abertas.map((one) => one.id)).not.toContain(id);
    const encerradas = await get<RegraTarifaCadastrada[]>('?situacao=encerradas');
    expect(encerradas.find((one) => one.id === id)).toMatchObject({
      situacao: 'encerrada',
      origem: { nome: 'São Paulo' },
      criadaPor: 'otto',
      encerradaPor: 'bia',
    });
  });

  it('takes the place of another, which ends in the same step', async () => {
    const old = await create({});
    const nova = await create({ valor: -2_000, substitui: old.id });
    expect((await get<RegraTarifaCadastrada[]>('')).map(({ id }) => id)).toEqual([nova.id]);
    expect(nova).toMatchObject({ substitui: old.id, situacao: 'em_vigor' });
    const again = await post('', umaNova({ substitui: old.id }));
    expect([again.statusCode, faults(again)]).toEqual([409, [['REGRA_ENCERRADA', undefined]]]);
    expect((await get<RegraTarifaCadastrada[]>('')).map(({ id }) => id)).toEqual([nova.id]);
    await end(nova.id);
  });

  it('is created once by a request that is sent twice', async () => {
    const key = randomUUID();
    const [one, other] = [await post('', umaNova(), 'otto', key), await post('', umaNova(), 'otto', key)];
    expect(other.json()).toEqual(one.json());
    const { id } = one.json<{ data: RegraTarifaCadastrada }>().data;
    expect((await end(id)).statusCode).toBe(200);
    expect((await end(id)).statusCode).toBe(409);
    expect((await end(randomUUID())).statusCode).toBe(404);
    expect((await end('nenhuma')).statusCode).toBe(404);
  });

  it.each<[Partial<NovaRegraTarifa>, string, string]>([
    [{ origem: '999' }, 'LOCALIDADE_NAO_ENCONTRADA', 'origem'],
    [{ linha: '99-9999-99' }, 'LINHA_NAO_ENCONTRADA', 'linha'],
  ])('is refused where it names nothing of ours: %j', async (fields, codigo, campo) => {
    const answer = await post('', umaNova(fields));
    expect([answer.statusCode, faults(answer)]).toEqual([400, [[codigo, campo]]]);
  });

  it('needs a name that a passenger can read: blanks are none', async () => {
    const answer = await post('', umaNova({ nome: '    ' }));
    expect([answer.statusCode, faults(answer)]).toEqual([400, [['REGRA_INVALIDA', 'nome']]]);
  });

  it.each<[Partial<NovaRegraTarifa>, Partial<NewRegraTarifa>, string]>([
    [{ valor: 0 }, { valor: 0 }, 'valor'],
    [{ valor: -9_901 }, { valor: -9_901 }, 'valor'],
    [{ valor: 30_001 }, { valor: 30_001 }, 'valor'],
    [{ etapa: 'piso', valor: -1 }, { etapa: 'piso', valor: -1 }, 'valor'],
    [{ etapa: 'teto', medida: 'tarifa', valor: 1 }, { etapa: 'teto', medida: 'tarifa', valor: 1 }, 'medida'],
    [{ medida: 'porKm', valor: 1 }, { medida: 'porKm', valor: 1 }, 'medida'],
    [{ medida: 'tarifa', valor: 1 }, { medida: 'tarifa', valor: 1 }, 'medida'],
    [{ etapa: 'promocao', medida: 'tarifa', valor: -1 }, { etapa: 'promocao', medida: 'tarifa', valor: -1 }, 'valor'],
    [{ cota: 3 }, { cota: 3 }, 'cota'],
    [{ vigenteAte: '2025-12-31' }, { vigente_de: '2026-01-01', vigente_ate: '2025-12-31' }, 'vigenteAte'],
    [{ antecedenciaMin: 3, antecedenciaMax: 2 }, { antecedencia_min: 3, antecedencia_max: 2 }, 'antecedenciaMax'],
    [{ ocupacaoMin: 3, ocupacaoMax: 2 }, { ocupacao_min: 3, ocupacao_max: 2 }, 'ocupacaoMax'],
  ])('is refused by the form and by the table alike: %j', async (fields, row, campo) => {
    const answer = await post('', umaNova(fields));
    expect([answer.statusCode, faults(answer)]).toEqual([400, [['REGRA_INVALIDA', campo]]]);
    await expect(umaRegra(server, row)).rejects.toThrow('check constraint');
  });
});

describe('the preview', () => {
  it('says the price that the search says, and why, rule by rule', async () => {
    const made = [
      await create({ nome: 'Antecipada', etapa: 'antecedencia', antecedenciaMin: 5 }),
      await create({ nome: 'Última hora', etapa: 'antecedencia', valor: 500, antecedenciaMax: 4 }),
      await create({ nome: 'Promoção', etapa: 'promocao', valor: -2_000, cota: 1 }),
      await create({ nome: 'Lotado', etapa: 'ocupacao', valor: 500, ocupacaoMin: 50 }),
      await create({ nome: 'Natal', periodos: [{ de: '2030-12-24', ate: '2030-12-25' }] }),
      await create({ nome: 'Geral', etapa: 'semana', valor: 100 }),
      await create({ nome: 'Da linha', etapa: 'semana', valor: 200, linha: '08-0001-00' }),
      await create({ nome: 'De outra classe', classe: 'leito' }),
    ];
    const [viagem] = await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(5));
    const explained = async () => (await previa(5))[0]?.classes[0];
    const before = await explained();
    expect(before).toMatchObject({ preco: viagem?.classes[0]?.preco, baseCentavos: TARIFA, ocupacao: 0 });
    const lines = (all: typeof before) => all?.regras.map(({ nome, centavos, motivo }) => [nome, centavos ?? motivo]);
    expect(lines(before)).toEqual([
      ['Da linha', 258],
      ['Antecipada', -1_290],
      ['Promoção', -2_580],
      ['Natal', 'dia'],
      ['Geral', 'preterida'],
      ['Última hora', 'antecedencia'],
      ['Lotado', 'ocupacao'],
    ]);
    await reserve(server, [trechoDe(viagem?.id ?? '', 'saoPaulo', 'rio', [1])]);
    const after = await explained();
    expect(lines(after)?.find(([nome]) => nome === 'Promoção')).toEqual(['Promoção', 'esgotada']);
    expect(after).toMatchObject({ ocupacao: 2, preco: { totalCentavos: CHEIO + 258 - 1_290 } });
    for (const { id } of made) await end(id);
  });
});
