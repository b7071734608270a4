import fc from 'fast-check';
import { emUso, estadosCaixa, situacoesOperador } from '../../../src/domain/agencia/caixa/estado';
import { caixaPermissions, canOperate, type Hands } from './caixaPermissions';
import { countHolds } from './countHolds';

const people = ['ana', 'rui', 'eva'] as const;
const of = <T>(values: readonly T[]) => fc.constantFrom(...values);
const estado = of(estadosCaixa);
const decision = fc.record({ tipo: of(['fechado', 'devolvido', 'conferido'] as const), operador_id: of(people) });
const world = fc.record({
  estado,
  operador_id: of(people),
  viewer: fc.record({ id: of(people), papel: of(['operador', 'responsavel'] as const) }),
  owner: of(situacoesOperador),
  hands: fc.record({
    count: fc.oneof(of([undefined]), fc.record({ operador_id: of(people) })),
    decisions: fc.array(decision, { maxLength: 4 }),
  }),
});
const holdsFor = (claim: (one: Parameters<Parameters<typeof world.map>[0]>[0]) => void) =>
  fc.assert(fc.property(world, claim), { numRuns: 2_000 });
const pode = ({ viewer, owner, hands, ...caixa }: Parameters<Parameters<typeof world.map>[0]>[0]) =>
  caixaPermissions(caixa, viewer, owner, hands);

describe('whatever became of a till', () => {
  it('it is worked with by its operator alone, and only while it is in use', () => {
    holdsFor((one) => {
      const { operar } = pode(one).pode;
      expect(operar).toBe(one.viewer.id === one.operador_id && emUso(one.estado));
      expect(operar).toBe(canOperate(one, one.viewer));
    });
  });

  it('nobody signs off a till that is their own, that they counted, or that they closed last', () => {
    holdsFor((one) => {
      const { conferir } = pode(one).pode;
      if (!conferir) return;
      expect(one.viewer.papel).toBe('responsavel');
      expect(one.estado).toBe('fechado');
      expect(one.viewer.id).not.toBe(one.operador_id);
      expect(one.viewer.id).not.toBe(one.hands.count?.operador_id);
      expect(one.viewer.id).not.toBe(one.hands.decisions.filter(({ tipo }) => tipo === 'fechado').at(-1)?.operador_id);
    });
  });

  it('a supervisor before a closed till may sign it off or is told why not, and nobody else is told anything', () => {
    holdsFor((one) => {
      const { pode: may, impedimento } = pode(one);
      const waits = one.estado === 'fechado' && one.viewer.papel === 'responsavel';
      expect([may.conferir, impedimento !== undefined].filter(Boolean)).toHaveLength(waits ? 1 : 0);
    });
  });

  it('what is closed or signed off is counted by nobody, and no drawer by a stranger', () => {
    holdsFor((one) => {
      if (!pode(one).pode.contar) return;
      expect(['fechado', 'conferido']).not.toContain(one.estado);
      const stands = one.viewer.papel === 'responsavel' && one.owner === 'bloqueado';
      expect(one.viewer.id === one.operador_id || stands).toBe(true);
    });
  });
});

describe('a drawer', () => {
  const closed: Hands = { count: undefined, decisions: [] };
  const may = (viewer: 'operador' | 'responsavel', owner: (typeof situacoesOperador)[number], state = 'aberto') =>
    caixaPermissions(
      { estado: estadosCaixa.find((one) => one === state) ?? 'aberto', operador_id: 'ana' },
      { id: 'rui', papel: viewer },
      owner,
      closed,
    ).pode.contar;

  it('of an operator who was blocked is counted by a supervisor, and by no colleague', () => {
    expect([may('responsavel', 'bloqueado'), may('responsavel', 'bloqueado', 'devolvido')]).toEqual([true, true]);
    expect([may('operador', 'bloqueado'), may('responsavel', 'ativo'), may('responsavel', 'pendente')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a count', () => {
  const count = { id: 'n2', esperado_centavos: 15_500 };
  const returned = (contagem_id: string) => [{ tipo: 'devolvido' as const, contagem_id }];

  it.each([
    ['an open till', 'aberto', 15_500, [], false],
    ['a paused one whose cash is the same', 'pausado', 15_500, [], true],
    ['a paused one with a centavo more', 'pausado', 15_501, [], false],
    ['a returned one, made before its return', 'devolvido', 15_500, returned('n2'), false],
    ['a returned one, made after it', 'devolvido', 15_500, returned('n1'), true],
    ['a closed one, whatever cash says', 'fechado', 0, [], true],
    ['one that is signed off', 'conferido', 0, [], true],
  ] as const)('of %s: %s with %i holds or not', (_, state, cash, decisions, holds) => {
    expect(countHolds({ estado: state }, count, cash, decisions)).toBe(holds);
  });
});
