import {
  armazenagem,
  depoisDe,
  ordemDe,
  rotulosSituacaoEncomenda,
  situacaoDe,
  SITUACOES_ENCOMENDA,
} from './situacaoEncomenda';

describe('the states of a parcel', () => {
  it('are kept by their order, which comes back as the same state', () => {
    expect(SITUACOES_ENCOMENDA.map((situacao) => situacaoDe(ordemDe(situacao)))).toEqual([...SITUACOES_ENCOMENDA]);
    expect(situacaoDe(99)).toBe('pre_postada');
  });

  it('go forward only, so that the database can compare their numbers', () => {
    const steps = SITUACOES_ENCOMENDA.flatMap((from) => depoisDe[from].map((to) => [from, to] as const));
    expect(steps.filter(([from, to]) => ordemDe(to) <= ordemDe(from))).toEqual([]);
  });

  it('are all reached from the counter, and end delivered, returned or lost', () => {
    const reached = new Set<string>(['pre_postada']);
    for (const situacao of SITUACOES_ENCOMENDA)
      if (reached.has(situacao)) depoisDe[situacao].forEach((to) => reached.add(to));
    expect([...reached].sort()).toEqual([...SITUACOES_ENCOMENDA].sort());
    expect(SITUACOES_ENCOMENDA.filter((situacao) => depoisDe[situacao].length === 0)).toEqual([
      'entregue',
      'devolvida',
      'extraviada',
    ]);
  });

  it('may end lost only once the company has the parcel', () => {
    expect(SITUACOES_ENCOMENDA.filter((from) => depoisDe[from].includes('extraviada'))).toEqual([
      'postada',
      'em_transporte',
      'chegou',
      'aguardando_retirada',
    ]);
  });

  it('have words of their own', () => {
    expect(new Set(Object.values(rotulosSituacaoEncomenda)).size).toBe(SITUACOES_ENCOMENDA.length);
  });
});

describe('the storage fee', () => {
  it.each([
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2026-11-22', 500],
    ['2026-12-01', 5_000],
  ])('on %s is %s centavos, where the free days end on the 21st', (hoje, centavos) => {
    expect(armazenagem('2026-11-21', hoje, 500)).toBe(centavos);
  });
});
