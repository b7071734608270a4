import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import { readTestToken } from '../../../tests/support/startRoutes';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { createSourceFrames } from '../falhas/sourceFrames';
import type { App } from '../http/appTypes';
import { createLog } from '../http/logging/logging';
import { registerRelatoriosFalhas } from './relatoriosFalhas';

/** Column 11 of line 1 comes from line 12, column 5 of a source (`EAWI`: 2, 0, 11, 4). */
const MAP = {
  version: 3,
  sources: ['webpack://itape/./src/features/compra/Poltronas.tsx'],
  names: [],
  mappings: 'UAWI',
};
const falha = (change: object = {}) => ({
  origem: 'janela',
  nome: 'TypeError',
  quadros: [
    { arquivo: 'compra.0123456789.js', linha: 1, coluna: 11 },
    { arquivo: 'antigo.9876543210.js', linha: 1, coluna: 7 },
  ],
  vezes: 3,
  ...change,
});

describe('errors that browsers report', () => {
  let app: App;
  let lines: string[];
  let folder: string;
  let counted: [object, number][];
  beforeEach(async () => {
    lines = [];
    counted = [];
    folder = mkdtempSync(path.join(tmpdir(), 'itape-mapas-'));
    mkdirSync(path.join(folder, 'js'));
    writeFileSync(path.join(folder, 'js/compra.0123456789.js.map'), JSON.stringify(MAP));
    app = await createApp({
      config: readConfig({ RATE_LIMIT: 'on', DIST_DIR: '/none' }),
      identity: { verifyToken: readTestToken },
      log: createLog('warn', { write: (line) => lines.push(line) }),
    });
    const countBrowserError = (labels: object, times: number) => void counted.push([labels, times]);
    registerRelatoriosFalhas(app, { toSource: createSourceFrames(folder), metrics: { countBrowserError } });
    await app.ready();
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const send = async (change: object = {}) => {
    const payload = { versao: VERSAO_APP, rota: 'comprarViagem', falhas: [falha()], ...change };
    return (await app.inject({ method: 'POST', url: '/api/Relatorios/Falhas', payload })).statusCode;
  };

  it('are one line of the log with their places in the sources, and are counted', async () => {
    expect(await send()).toBe(204);
    expect(lines.map((line) => (JSON.parse(line) as { falha: object }).falha)).toEqual([
      {
        nome: 'TypeError',
        origem: 'janela',
        versao: VERSAO_APP,
        rota: 'comprarViagem',
        onde: ['src/features/compra/Poltronas.tsx:12:5', 'antigo.9876543210.js:1:7'],
        vezes: 3,
      },
    ]);
    expect(counted).toEqual([[{ route: 'comprarViagem', version: VERSAO_APP }, 3]]);
  });

  it('are logged once a minute each, twenty different ones at most, and counted all the same', async () => {
    await send();
    await send();
    expect(lines).toHaveLength(1);
    for (let i = 0; i < 5; i += 1)
      await send({
        falhas: [1, 2, 3, 4, 5].map((n) =>
          falha({ quadros: [{ arquivo: 'a.js', linha: 1, coluna: i * 10 + n }], vezes: 1 }),
        ),
      });
    expect(lines).toHaveLength(20);
    expect(counted).toHaveLength(27);
  });

  it('have no label that a caller could invent', async () => {
    await send({ rota: 'qualquer', versao: '1.2.3' });
    await send({ rota: 'toString' });
    expect(counted.map(([labels]) => labels)).toEqual([
      { route: 'outra', version: 'other' },
      { route: 'outra', version: VERSAO_APP },
    ]);
  });

  it.each([
    { mensagem: 'cpf 529.982.247-25' },
    { rota: '/minhas-viagens?cpf=52998224725' },
    { falhas: [falha({ mensagem: 'Ana Souza' })] },
    { falhas: [falha({ nome: 'Ana Souza' })] },
    { falhas: [falha({ quadros: [{ arquivo: '../../etc/passwd.js', linha: 1, coluna: 1 }] })] },
    { falhas: [] },
    { falhas: Array.from({ length: 6 }, () => falha()) },
  ])('are refused, and not logged, with more than kind and places: %j', async (change) => {
    expect(await send(change)).toBe(400);
    // The refusal is logged by its code alone.
    expect([lines.filter((line) => !line.includes('"evento":"recusa"')), counted]).toEqual([[], []]);
    expect(lines.join()).not.toMatch(/Ana|529\.?982|passwd/);
  });

  it('are refused when they are too many', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push(await send());
    expect([statuses[0], statuses[30]]).toEqual([204, 429]);
  });
});
