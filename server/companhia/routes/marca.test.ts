import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outrasCores, umaCompanhia } from '../../../tests/bodies/companhiaBodies';
import { startRoutes } from '../../../tests/support/startRoutes';
import { marcaPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';
import type { DadosCompanhia } from '../../../src/domain/wire/companhia/companhia';
import type { App } from '../../platform/http/appTypes';
import { createAparencia } from '../aparencia';
import { registerMarca } from './marca';

const distDir = mkdtempSync(join(tmpdir(), 'itape-marca-'));
const built = (name: string) => readFileSync(join(process.cwd(), 'public', name), 'utf8');
const serra = umaCompanhia({
  nome: 'Viação "Serra" & <Mar>',
  marca: { ...marcaPadrao, logotipo: 'Serra', cores: outrasCores },
});

let dados: DadosCompanhia | null = null;
const companhia = { dados: () => dados, versao: () => 1, refresh: async () => undefined };
const aparencia = createAparencia(companhia);
let app: App;
beforeAll(async () => {
  for (const name of ['manifest.webmanifest', 'favicon.svg']) writeFileSync(join(distDir, name), built(name));
  app = await startRoutes((routes) => registerMarca(routes, { companhia, aparencia, distDir }));
});
afterAll(() => app.close());
beforeEach(() => {
  dados = null;
});

describe('the stylesheet of the brand', () => {
  it('is empty, and named by no page, for the build’s own colours', async () => {
    expect([aparencia().folha, (await app.inject('/marca.css')).body]).toEqual([null, '']);
    dados = umaCompanhia();
    expect([aparencia().folha, (await app.inject('/marca.css')).body]).toEqual([null, '']);
  });

  it('changes with the document, under an address that never does', async () => {
    dados = serra;
    const folha = aparencia().folha ?? '';
    const reply = await app.inject(folha);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.body).toContain(`--mui-palette-brand-surface:${outrasCores.faixa.fundo}`);
    const faixa = { fundo: '#101040', detalhe: '#ffd54a' };
    dados = umaCompanhia({ marca: { ...serra.marca, cores: { ...outrasCores, faixa } } });
    expect(aparencia().folha).not.toBe(folha);
    const old = await app.inject(folha);
    expect(old.headers['cache-control']).toBe('no-cache');
    expect(old.body).toContain('--mui-palette-brand-surface:#101040');
  });

  it('is not sent again to a browser that has it', async () => {
    dados = serra;
    const { etag } = (await app.inject('/marca.css')).headers;
    const again = await app.inject({ url: '/marca.css', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is made once for a version of the document', () => {
    dados = serra;
    expect(aparencia()).toBe(aparencia());
  });

  it('colours the browser’s bar by the band', () => {
    expect(aparencia().barra).toEqual({ clara: '#0c3f38', escura: '#082e29' });
    dados = serra;
    expect(aparencia().barra.clara).toBe(outrasCores.faixa.fundo);
  });
});

describe('the manifest of the installed app', () => {
  const read = async () => (await app.inject('/manifest.webmanifest')).json<Record<string, unknown>>();

  it('is the built one for the build’s own brand', async () => {
    expect(await read()).toEqual(JSON.parse(built('manifest.webmanifest')));
  });

  it('has the company’s name, colour and icon, and no picture of another brand', async () => {
    dados = serra;
    const manifesto = await read();
    expect(manifesto).toMatchObject({
      name: 'Viação "Serra" & <Mar> – Passagens de ônibus',
      short_name: 'Serra',
      theme_color: outrasCores.faixa.fundo,
      icons: [{ src: '/favicon.svg', sizes: 'any' }],
    });
    expect(manifesto).not.toHaveProperty('screenshots');
    expect(JSON.stringify(manifesto)).not.toContain('.png');
  });
});

describe('the icon', () => {
  it('is the drawing for the build’s own brand, and else the first letter on the band', async () => {
    expect((await app.inject('/favicon.svg')).body).toBe(built('favicon.svg'));
    dados = umaCompanhia({ nome: '<Serra>', marca: { ...marcaPadrao, cores: outrasCores } });
    const { body, headers } = await app.inject('/favicon.svg');
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(body).toContain(`fill="${outrasCores.faixa.fundo}"`);
    expect(body).toMatch(/>\s*&lt;\s*<\/text>/);
  });
});

it('files that were not built are not there', async () => {
  const bare = await startRoutes((routes) => registerMarca(routes, { companhia, aparencia, distDir: '/none' }));
  expect((await bare.inject('/manifest.webmanifest')).statusCode).toBe(404);
  expect((await bare.inject('/favicon.svg')).statusCode).toBe(404);
  await bare.close();
});
