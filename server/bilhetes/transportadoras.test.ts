import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import { umaCompanhia, umEndereco } from '../../tests/bodies/companhiaBodies';
import { catalogoDeTeste, lugares } from '../../tests/support/catalogoDeTeste';
import { reservaOf, reserve } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';
import { createBank } from '../sandbox/pix/bank';
import { pdfText } from './testdata/pdfText';

/** The line back to São Paulo is of another carrier. */
const catalogo = {
  versao: 'duas transportadoras',
  rows: () => {
    const rows = catalogoDeTeste.rows();
    const linha = rows.linha.map((one) => (one.id === 2 ? { ...one, operadora: 'Viação Mineira' } : one));
    return { ...rows, linha };
  },
};
const [itape] = umaCompanhia().transportadoras;
const mineira = {
  nome: 'Viação Mineira',
  razaoSocial: 'Viação Mineira Ltda.',
  cnpj: '11222333000181',
  ie: '0623079040081',
  endereco: umEndereco({ logradouro: 'Praça Rio Branco', numero: '100', municipio: 'Belo Horizonte', uf: 'MG' }),
  serie: 7,
  ambiente: 'producao' as const,
};

let server: Server;
let ana: ReturnType<typeof umComprador>;
let seat = 0;

beforeAll(async () => {
  server = await startServer({ catalogo });
  // The sweeper would conclude the orders too, and the second of two conclusions is told to wait.
  await server.services.scheduler.stop();
  ana = umComprador(server);
}, START_MS);
afterAll(() => server.close());

async function putCompanhia(...transportadoras: object[]): Promise<void> {
  const headers = signedInAs('rita', 'Admin');
  const url = '/api/Administracao/Empresa';
  const { versao } = (await server.app.inject({ url, headers })).json<{ data: { versao: number } }>().data;
  const dados = { ...umaCompanhia(), transportadoras };
  const reply = await server.app.inject({ method: 'PUT', url, headers, payload: { versao, dados } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

/** Orders a seat there and one back. */
async function order() {
  seat += 1;
  const ida = await umaViagem(server, lugares.saoPaulo, lugares.rio, 10);
  const volta = await umaViagem(server, lugares.rio, lugares.saoPaulo, 12);
  const trechos = [trechoDe(ida.id, 'saoPaulo', 'rio', [seat]), trechoDe(volta.id, 'rio', 'saoPaulo', [seat])];
  const { id: reservaId } = reservaOf(await reserve(server, trechos));
  const passageiros = [0, 1].map((trecho) => umPassageiro({ trecho, poltrona: seat }));
  return ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
}

/** Pays an order and reads its two tickets. */
async function issue(id: string) {
  await createBank(server.services.database).pay((await ana.charge(id)).txid);
  const { itens } = await ana.conclude(id);
  const [ida, volta] = await Promise.all(
    itens.map(async ({ bilheteId }) => {
      const reply = await ana.get(`/api/Bilhetes/${bilheteId}`);
      return reply.json<{ data: Bilhete }>().data;
    }),
  );
  if (!ida || !volta) throw new Error('an order without its tickets');
  return { ida, volta };
}

const buy = async () => issue((await order()).json<{ data: { id: string } }>().data.id);
const paper = async ({ id }: Bilhete): Promise<string> =>
  pdfText((await ana.get(`/api/Bilhetes/${id}/Pdf`)).rawPayload);

describe('the tickets of two carriers', () => {
  let bought: Awaited<ReturnType<typeof buy>>;
  beforeAll(async () => {
    await putCompanhia(itape ?? {}, mineira);
    bought = await buy();
  });

  it('have each the state, the series, the numbers and the environment of its own', async () => {
    const { ida, volta } = bought;
    expect([ida.chaveBpe.slice(0, 2), ida.chaveBpe.slice(6, 20), ida.serie]).toEqual(['35', '12345678000195', 1]);
    expect([volta.chaveBpe.slice(0, 2), volta.chaveBpe.slice(6, 20), volta.serie]).toEqual(['31', '11222333000181', 7]);
    expect([ida.numero, volta.numero]).toEqual([1, 1]);
    expect(new URL(volta.qrFiscal).host).toBe('bpe.fazenda.mg.gov.br');
    expect([ida.qrFiscal.at(-1), volta.qrFiscal.at(-1)]).toEqual(['2', '1']);
    expect(volta.operadora).toMatchObject({ razaoSocial: 'Viação Mineira Ltda.', ie: '0623079040081', uf: 'MG' });
  });

  it('say of a test environment where they come from one, and nowhere else', async () => {
    expect(await paper(bought.ida)).toMatch(/SEM VALOR\s+FISCAL/);
    const production = await paper(bought.volta);
    expect(production).not.toMatch(/SEM VALOR|HOMOLOGA/);
    expect(production).toContain('11.222.333/0001-81');
  });

  it('keep their carrier as it was, while new ones have it as it is', async () => {
    await putCompanhia({ ...(itape ?? {}), ambiente: 'producao' }, { ...mineira, razaoSocial: 'Mineira S.A.' });
    const later = await buy();
    expect(later.volta).toMatchObject({ numero: 2, operadora: { razaoSocial: 'Mineira S.A.' } });
    // Numbers of the test environment are none of production's.
    expect(later.ida).toMatchObject({ numero: 1, operadora: { ambiente: 'producao' } });
    const before = (await ana.get(`/api/Bilhetes/${bought.volta.id}`)).json<{ data: Bilhete }>().data;
    expect(before.operadora.razaoSocial).toBe('Viação Mineira Ltda.');
  });
});

describe('a carrier that the company does not name', () => {
  it('sells nothing, and the alerts say which lines wait for it', async () => {
    await putCompanhia(itape ?? {});
    const refused = await order();
    expect([refused.statusCode, refused.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo]).toEqual([
      409,
      'TRANSPORTADORA_SEM_CADASTRO',
    ]);
  });

  it('still issues what was sold before it went, as it was then', async () => {
    await putCompanhia(itape ?? {}, mineira);
    const { id } = (await order()).json<{ data: { id: string } }>().data;
    await putCompanhia(itape ?? {});
    const { volta } = await issue(id);
    expect(volta.operadora.razaoSocial).toBe('Viação Mineira Ltda.');
  });
});
