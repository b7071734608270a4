import {
  fillModelo,
  modeloEscrito,
  paginaVazia,
  TITULO_DA_BUSCA,
  viagemModelo,
} from '../domain/aplicativo/modeloPagina';
import type { TrechoServido } from '../domain/aplicativo/metaPagina';
import { rotaDaTela, telasDesenhadas } from '../domain/aplicativo/telas';
import { rotas } from '../domain/base/rotas';
import { renderHome, renderTelas } from './prerender';
import { home } from './routes/Home';

beforeAll(() => home.load());

describe('the home that the build renders', () => {
  it('is the same on every day: no port is called for it, the clock included', () => {
    const { html, css } = renderHome();
    expect(html).toContain('Buscar viagens');
    expect(html).not.toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(css).toContain('<style');
  });
});

describe('the loading pages that the build renders', () => {
  const { html, css } = renderTelas(telasDesenhadas);
  const read = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
  const drawn = [...html].map(([nome, markup]) => ({ nome, page: read(markup) }));
  const marks: Record<string, string> = { resultadoBusca: TITULO_DA_BUSCA, informacaoViagem: viagemModelo.titulo };

  it.each(drawn)('show $nome under its title, with the product’s header and foot', ({ nome, page }) => {
    const title = page.querySelector('main h1');
    const rota = rotaDaTela(nome);
    const isCompra = rota === 'comprarViagem';
    expect(title?.textContent).toBe(marks[nome] ?? rotas[rota].titulo);
    expect(title?.className).toBe(isCompra ? 'it-visually-hidden' : 'it-page__title');
    expect(page.querySelector('main [role=status]')?.textContent).toBe(
      isCompra ? 'Carregando sua compra' : 'Carregando página',
    );
    expect(page.querySelectorAll('header, footer')).toHaveLength(2);
  });

  it('have the account’s menu where the guard lets in only those who have one, so that nothing moves beside it', () => {
    const menu = (nome: string) => drawn.find((one) => one.nome === nome)?.page.querySelector('header')?.textContent;
    expect([menu('minhasViagens'), menu('comprarViagem')]).toEqual(
      Array(2).fill(expect.stringContaining('Minha conta')),
    );
    expect(menu('informacaoViagem')).toContain('Entrar');
  });

  it('are as narrow as their pages, so that no title moves sideways', () => {
    const narrow = drawn.filter(({ page }) => page.querySelector('main.it-page--form')).map(({ nome }) => nome);
    expect(narrow.sort()).toEqual(['cancelarAvisos', 'encontrarBilhete', 'viagemEmGrupo']);
  });

  it('use the same styles for a written logo, since the policy of the page knows one text', () => {
    expect(css).toContain('<style');
    expect(renderTelas(telasDesenhadas, modeloEscrito).css).toBe(css);
  });

  it('are those of travellers: staff keep their pages open, and home is drawn whole', () => {
    expect(telasDesenhadas).toEqual(expect.arrayContaining(['resultadoBusca', 'comprarViagem', 'pagamentoPix']));
    for (const nome of ['home', 'pedidos', 'embarque', 'administracao'] as const)
      expect(telasDesenhadas).not.toContain(nome);
  });

  const parada = (nome: string, hora: string) => ({
    localidade: { id: nome, nome, uf: 'SP', terminal: 'Central', fuso: 'America/Sao_Paulo' },
    instante: `2026-12-06T${hora}:00-03:00`,
    dia: '2026-12-06',
    hora,
  });
  const trecho = (titulo: string, from: string, to: string): TrechoServido => ({
    viagemId: '9',
    titulo,
    partida: parada(from, '00:10'),
    chegada: parada(to, '06:00'),
  });
  const filled = (nome: (typeof telasDesenhadas)[number], ...trechos: TrechoServido[]) =>
    read(fillModelo(html.get(nome) ?? '', { ...paginaVazia, ...(trechos.length > 0 && { trechos }) })).querySelector(
      'main',
    );

  it.each([
    ['comprarViagem', 'Poltronas', 'Escolha as poltronas'],
    ['comprarViagem-passageiros', 'Passageiros', 'Quem vai viajar'],
    ['comprarViagem-pagamento', 'Pagamento', 'Pagamento'],
  ] as const)('have the trip, the progress and the heading of the step in %s', (nome, etapa, titulo) => {
    const main = filled(nome, trecho('Ida', 'Embu <1>', 'Rio'));
    expect([...(main?.querySelectorAll('.it-trip-strip *') ?? [])].map((node) => node.textContent)).toEqual([
      'Embu <1>, SP → Rio, SP dom., 06/12 · 00:10',
      'Embu <1>, SP → Rio, SP',
      'dom., 06/12 · 00:10',
    ]);
    expect(main?.querySelector('[aria-current=step] .it-stepper__name')?.textContent).toBe(etapa);
    expect(main?.querySelector('h2')?.textContent).toBe(titulo);
  });

  it('have each way of a purchase, and no strip where the trip is not known', () => {
    const both = filled('comprarViagem', trecho('Ida', 'Embu', 'Rio'), trecho('Volta', 'Rio', 'Embu'));
    expect([...(both?.querySelectorAll('.it-trip-strip__when') ?? [])].map((node) => node.textContent)).toEqual([
      'Ida · dom., 06/12 · 00:10',
      'Volta · dom., 06/12 · 00:10',
    ]);
    expect(filled('comprarViagem')?.querySelector('.it-trip-strip')).toBeNull();
    expect(filled('comprarViagem')?.textContent).not.toContain('@@');
  });

  it('have the way and the departure of a trip on its page, and what the page is for without one', () => {
    const words = (...trechos: TrechoServido[]) => {
      const main = filled('informacaoViagem', ...trechos);
      return [main?.querySelector('h1')?.textContent, main?.querySelector('.it-page__lede')?.textContent];
    };
    expect(words(trecho('', 'Embu', 'Rio'))).toEqual([
      'Embu, SP → Rio, SP',
      'domingo, 06/12/2026, às 00:10, madrugada de domingo',
    ]);
    expect(words()).toEqual([rotas.informacaoViagem.titulo, expect.stringContaining('sem precisar entrar')]);
  });
});
