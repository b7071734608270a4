import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bilhete } from '../src/domain/wire/bilhetes/bilhetes';
import { umaCompanhia } from '../tests/bodies/companhiaBodies';
import { catalogoDeTeste } from '../tests/support/catalogoDeTeste';
import { openModelCopy } from '../tests/support/modelCopy';
import { PRODUCTION } from '../tests/support/productionEnvironment';
import { readTestToken } from '../tests/support/startRoutes';
import { START_MS } from '../tests/support/startMs';
import { pdfText } from './bilhetes/testdata/pdfText';
import { runEmpresa } from './companhia/cli';
import { readConfig } from './config';
import { createServer, type Server } from './createServer';
import { openIdentityProvider } from './identityProvider';
import { findWarnings } from './conclusao/alertas/trabalhoParadoRepository';
import { umComprador, umNovoPedido, umPassageiro } from './pedidos/testdata/comprador';
import { codes, idoso, madeOf } from './precos/testdata/comprasComExtras';

const folder = mkdtempSync(join(tmpdir(), 'itape-producao-'));
let server: Server;

// The lines are there, as after an import; the company has said nothing of itself. It sells by itself.
beforeAll(async () => {
  const { PRAXIO_URL, PRAXIO_NOME, PRAXIO_SENHA, PRAXIO_EMPRESA, PRAXIO_CLIENTE, ...own } = PRODUCTION;
  expect([PRAXIO_URL, PRAXIO_NOME, PRAXIO_SENHA, PRAXIO_EMPRESA, PRAXIO_CLIENTE]).not.toContain(undefined);
  const config = readConfig(own);
  const identity = { ...openIdentityProvider(config, () => undefined), verifyToken: readTestToken };
  const database = await openModelCopy({ content: 'seeded' });
  server = await createServer(config, { database, identity, catalogo: catalogoDeTeste });
  await server.services.scheduler.stop();
}, START_MS);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Orders a free seat: an order without a payment needs no provider. */
async function order(seat: number) {
  const ana = umComprador(server, `ana-${seat}`);
  const { id: reservaId } = await ana.hold([seat]);
  return { ana, reply: await ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: [passageiro(seat)] })) };
}
const passageiro = (poltrona: number) => umPassageiro({ poltrona, ...idoso() });

/** Runs `npm run empresa -- importar` on the server's own database. */
async function importar(documento: object): Promise<string[]> {
  const file = join(folder, 'empresa.json');
  writeFileSync(file, JSON.stringify(documento));
  const printed: string[] = [];
  const { database, companhia } = server.services;
  await runEmpresa(['importar', file], {
    openDatabase: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    print: (line) => printed.push(line),
  });
  await companhia.refresh();
  return printed;
}

describe('a company in production that has said nothing of itself', () => {
  it('sells no ticket, and the alerts say why and how to mend it', async () => {
    const { reply } = await order(1);
    expect([reply.statusCode, codes(reply)]).toEqual([409, ['TRANSPORTADORA_SEM_CADASTRO']]);
    const warnings = await findWarnings(server.services.database.db);
    expect(warnings.map(({ invariante, assunto }) => [invariante, assunto])).toEqual([['A6', 'Itapê']]);
    expect(warnings[0]?.detalhe).toContain('npm run empresa -- importar');
  });

  it('has no terms to accept, no openings, no words', async () => {
    const contrato = await server.app.inject('/api/Contrato/');
    expect([contrato.statusCode, codes(contrato)]).toEqual([409, ['TERMOS_NAO_PUBLICADOS']]);
    expect((await server.app.inject('/api/Empresa')).json()).toEqual({ data: null });
  });
});

describe('a company in production that filled itself in', () => {
  it('issues tickets of fiscal value in its own name', async () => {
    const [one] = umaCompanhia().transportadoras;
    const transportadoras = [{ ...one, razaoSocial: 'Viação Serra do Mar Ltda.', serie: 3, ambiente: 'producao' }];
    const termos = [{ versao: 1, vigenteDe: '2026-01-01', conteudo: '<h1>Termos</h1>' }];
    expect(await importar({ ...umaCompanhia(), transportadoras, termos })).toEqual([
      'Dados da empresa, versão 1.',
      'Termos de uso, versão 1, publicados.',
    ]);
    expect(await findWarnings(server.services.database.db)).toEqual([]);

    const { ana, reply } = await order(2);
    const { itens } = await ana.conclude(madeOf(reply).id);
    const url = `/api/Bilhetes/${itens[0]?.bilheteId}`;
    const bilhete = (await ana.get(url)).json<{ data: Bilhete }>().data;
    expect(bilhete).toMatchObject({ serie: 3, numero: 1, operadora: { ambiente: 'producao' } });
    expect(bilhete.qrFiscal).toMatch(/&tpAmb=1$/);
    const paper = pdfText((await ana.get(`${url}/Pdf`)).rawPayload);
    expect(paper).toContain('Serra do Mar Ltda.');
    expect(paper).not.toMatch(/SEM VALOR|HOMOLOGA/);
  });

  it('says who it is at the foot of each page, and has its terms read', async () => {
    const config = (await server.app.inject('/config.json')).json<{ pagina: { rodape: string[] } }>();
    expect(config.pagina.rodape[0]).toBe('Itapê Transportes S.A. · CNPJ 12.345.678/0001-95');
    expect((await server.app.inject('/api/Contrato/')).json()).toMatchObject({ data: { versao: 1 } });
  });
});
