import { umItem, umPedido } from '../../../tests/support/viagemBuilders';
import type { SituacaoPedido } from '../wire/compra/pedidos';
import { abaDoPedido, isPagavel, pedidosDaAba, rotuloDoPedido } from './abasPedidos';
import {
  countFiltros,
  filtroVazio,
  formatHora,
  formatInstante,
  grupoDaSituacao,
  gruposPedido,
  isReenviavel,
  parseFiltroPedidos,
  situacoesDoGrupo,
  toConsulta,
  toFiltroSearch,
} from './pedidosAgencia';

const ID = '01900000-0000-7000-8000-000000000001';

describe('the states of orders in an agency’s list', () => {
  it('are each in one group', () => {
    const all = gruposPedido.flatMap(situacoesDoGrupo);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(13);
    for (const grupo of gruposPedido)
      expect(situacoesDoGrupo(grupo).map(grupoDaSituacao)).toEqual(situacoesDoGrupo(grupo).map(() => grupo));
  });

  it('that owe money are told apart from those that gave it back', () => {
    expect(situacoesDoGrupo('devolucao')).toEqual(['pago_sem_poltrona', 'estorno_em_processamento']);
    expect(situacoesDoGrupo('cancelados')).toEqual(['estornado', 'cancelado']);
  });
});

describe('the filters of an address', () => {
  it('are read, and written again without loss', () => {
    const search = `?de=2026-11-01&ate=2026-11-30&situacao=emitidos&operador=${ID}&localizador=ABCD23&cursor=x_1&pedido=${ID}`;
    const filtro = parseFiltroPedidos(search);
    expect(filtro).toEqual({
      de: '2026-11-01',
      ate: '2026-11-30',
      situacao: 'emitidos',
      operador: ID,
      localizador: 'ABCD23',
      cursor: 'x_1',
      pedido: ID,
    });
    expect(parseFiltroPedidos(toFiltroSearch(filtro))).toEqual(filtro);
  });

  it.each([
    '?de=2026-02-30',
    '?ate=ontem',
    '?situacao=pago',
    '?operador=1',
    '?localizador=ABC',
    `?cursor=${'x'.repeat(161)}`,
    '?pedido=..%2F1',
  ])('that make no sense are none: %s', (search) => expect(parseFiltroPedidos(search)).toEqual(filtroVazio));

  it('take a localizador however it is typed', () => {
    expect(parseFiltroPedidos('?localizador=%20abcd23').localizador).toBe('ABCD23');
  });

  it('are counted without the page and the opened order', () => {
    expect(countFiltros({ ...filtroVazio, cursor: 'x', pedido: ID }, null)).toBe(0);
    expect(countFiltros({ ...filtroVazio, situacao: 'emitidos', de: '2026-11-01' }, '52998224725')).toBe(3);
  });

  it('of nothing are an empty address', () => expect(toFiltroSearch(filtroVazio)).toBe(''));
});

describe('the query of the list', () => {
  const HOJE = '2026-11-21';

  it('is of thirty days where no day is named', () => {
    expect(toConsulta(filtroVazio, HOJE, null)).toEqual({ de: '2026-10-22' });
  });

  it('is of all days for one order or one buyer, and never in the address', () => {
    expect(toConsulta({ ...filtroVazio, localizador: 'ABCD23' }, HOJE, null)).toEqual({ localizador: 'ABCD23' });
    expect(toConsulta(filtroVazio, HOJE, '52998224725')).toEqual({ cpf: '52998224725' });
    expect(toFiltroSearch({ ...filtroVazio, localizador: 'ABCD23' })).not.toContain('cpf');
  });

  it('until a day has no beginning of its own', () => {
    expect(toConsulta({ ...filtroVazio, ate: '2026-01-31' }, HOJE, null)).toEqual({ ate: '2026-01-31' });
  });

  it('leaves the opened order out', () => {
    expect(toConsulta({ ...filtroVazio, de: '2026-11-01', pedido: ID }, HOJE, null)).toEqual({ de: '2026-11-01' });
  });
});

it('instants are those of the agencies, whatever the device says', () => {
  expect([formatInstante('2026-11-21T02:35:00Z'), formatHora('2026-11-21T02:35:00Z')]).toEqual([
    '20/11/2026, 23:35',
    '23:35',
  ]);
});

it('tickets are sent again only to somebody with an address', () => {
  expect([isReenviavel('ana@itape.test'), isReenviavel('')]).toEqual([true, false]);
});

describe('an order of one’s own', () => {
  const now = new Date('2026-11-21T12:00:00-03:00');
  const later = '2026-11-21T12:05:00-03:00';
  const earlier = '2026-11-21T11:55:00-03:00';

  it.each<[SituacaoPedido, string | null, boolean]>([
    ['reservado', later, true],
    ['aguardando_pagamento', later, true],
    ['aguardando_pagamento', null, true],
    ['aguardando_pagamento', earlier, false],
    ['pago', later, false],
    ['pagamento_expirado', later, false],
  ])('that is %s until %s may be paid: %s', (situacao, expiraEm, may) => {
    expect(isPagavel(umPedido({ situacao, expiraEm }), now)).toBe(may);
  });

  it.each<[SituacaoPedido, string | null, string]>([
    ['aguardando_pagamento', later, 'pendentes'],
    ['aguardando_pagamento', earlier, 'canceladas'],
    ['pago', null, 'pendentes'],
    ['emitindo', null, 'pendentes'],
    ['estorno_em_processamento', null, 'canceladas'],
    ['estornado', null, 'canceladas'],
    ['reserva_expirada', earlier, 'canceladas'],
  ])('that is %s until %s stands under %s', (situacao, expiraEm, aba) => {
    expect(abaDoPedido(umPedido({ situacao, expiraEm }), now)).toBe(aba);
  });

  it('is called by the end of its tickets once all ended alike', () => {
    const ended = (...situacoes: ('cancelado' | 'remarcado' | 'transferido' | 'emitido')[]) =>
      umPedido({ situacao: 'emitido', itens: situacoes.map((bilheteSituacao) => umItem({ bilheteSituacao })) });
    expect(rotuloDoPedido(ended('remarcado', 'remarcado'))).toBe('Remarcada');
    expect(rotuloDoPedido(ended('cancelado'))).toBe('Cancelada');
    expect(rotuloDoPedido(ended('transferido'))).toBe('Transferida');
    expect(rotuloDoPedido(ended('cancelado', 'remarcado'))).toBe('Encerrada');
    expect(rotuloDoPedido(ended('cancelado', 'emitido'))).toBe('Confirmada');
    expect(abaDoPedido(ended('cancelado', 'remarcado'), now)).toBe('canceladas');
  });

  it('that failed on the way says where', () => {
    expect(rotuloDoPedido(umPedido({ situacao: 'pago_sem_poltrona' }))).toBe('Pago, poltrona indisponível');
    expect(rotuloDoPedido(umPedido({ situacao: 'pagamento_recusado' }))).toBe('Pagamento recusado');
  });

  it('stands in no two tabs', () => {
    const pedidos = (['emitido', 'pago', 'estornado', 'aguardando_pagamento'] as const).map((situacao) =>
      umPedido({ situacao, expiraEm: later }),
    );
    const shown = (['proximas', 'passadas', 'canceladas', 'pendentes'] as const).flatMap((aba) =>
      pedidosDaAba(pedidos, aba, now),
    );
    expect(shown).toHaveLength(pedidos.length);
  });
});
