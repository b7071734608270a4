import {
  enderecoContagem,
  enderecoHistorico,
  enderecoRelatorio,
  readEndereco,
  type VistaFechamento,
} from './enderecos';

const searchOf = (endereco: string) => endereco.slice(endereco.indexOf('?'));

describe('the address of the till’s page', () => {
  it.each<[string, VistaFechamento]>([
    ['', { tipo: 'caixa' }],
    ['?aba=outra', { tipo: 'caixa' }],
    ['?caixa=c-1', { tipo: 'relatorio', id: 'c-1' }],
    ['?contar=c-1', { tipo: 'contagem', id: 'c-1' }],
    ['?caixa=c-1&contar=c-2', { tipo: 'contagem', id: 'c-2' }],
    ['?aba=historico', { tipo: 'historico', filtro: {} }],
    [
      '?aba=historico&estado=fechado&operador=o1&inicio=2026-11-01&fim=2026-11-20&pagina=3',
      {
        tipo: 'historico',
        filtro: { estado: 'fechado', operador: 'o1', inicio: '2026-11-01', fim: '2026-11-20', pagina: '3' },
      },
    ],
  ])('“%s” opens its view', (search, vista) => expect(readEndereco(search)).toEqual(vista));

  it.each(['?caixa=../c1', '?caixa=%2e%2e%2fc1', '?caixa=<b>', `?caixa=${'x'.repeat(65)}`, '?contar=c%201', '?caixa='])(
    '“%s” names no till',
    (search) => expect(readEndereco(search)).toEqual({ tipo: 'caixa' }),
  );

  it.each([
    'estado=aberta',
    'estado=toString',
    'operador=o%2F1',
    'inicio=2026-02-30',
    'fim=ontem',
    'pagina=0',
    'pagina=-1',
    'pagina=10000',
    'pagina=1.5',
  ])('“%s” is no filter', (part) =>
    expect(readEndereco(`?aba=historico&${part}`)).toEqual({ tipo: 'historico', filtro: {} }),
  );

  it('comes back as it was written', () => {
    const filtro = { estado: 'conferido', operador: 'o1', inicio: '2026-11-01', pagina: '2' } as const;
    expect(readEndereco(searchOf(enderecoHistorico(filtro)))).toEqual({ tipo: 'historico', filtro });
    expect(readEndereco(searchOf(enderecoRelatorio('c1')))).toEqual({ tipo: 'relatorio', id: 'c1' });
    expect(readEndereco(searchOf(enderecoContagem('c1')))).toEqual({ tipo: 'contagem', id: 'c1' });
  });

  it('leaves out the first page, and a filter that was emptied', () => {
    expect(searchOf(enderecoHistorico({ pagina: '1', operador: '' }))).toBe('?aba=historico');
  });
});
