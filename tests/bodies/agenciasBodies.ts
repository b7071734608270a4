import type { Agencia, AgenciaDetalhe, Agencias } from '../../src/domain/wire/agencia/agencias';

const agencia = (id: string, nome: string, changes: Partial<Agencia> = {}): Agencia => ({
  id,
  nome,
  cnpj: '11222333000181',
  situacao: 'ativa',
  operadores: 3,
  pendentes: 0,
  recusados: 0,
  criadaEm: '2026-03-02T09:00:00-03:00',
  ...changes,
});

/** An agency in order, one with a refused invitation, one that waits for the provider, a blocked one. */
export const agencias: Agencias = {
  agencias: [
    agencia('1', 'Agência Centro'),
    agencia('2', 'Agência Norte', { cnpj: '00000000000191', operadores: 1, recusados: 1 }),
    agencia('3', 'Agência Rodoviária do Tietê', { cnpj: '33000167000101', operadores: 12, pendentes: 2 }),
    agencia('4', 'Agência Sul', { cnpj: null, situacao: 'bloqueada' }),
  ],
  total: 4,
};

/** The second of them. */
export const agenciaNorte: AgenciaDetalhe = {
  agencia: agencia('2', 'Agência Norte', { cnpj: '00000000000191', operadores: 2, recusados: 1 }),
  operadores: [
    {
      id: '00000000-0000-7000-8000-000000000021',
      nome: 'Caio Lima',
      email: 'caio.lima@itape.test',
      papel: 'responsavel',
      situacao: 'pendente',
      acesso: 'recusado',
      recusa: 'email_em_uso',
    },
    {
      id: '00000000-0000-7000-8000-000000000022',
      nome: 'Dora Dias',
      email: 'dora@itape.test',
      papel: 'operador',
      situacao: 'ativo',
      acesso: 'pendente',
      recusa: null,
    },
  ],
  trilha: [
    { id: 'a1', acao: 'agencia_criada', operador: 'Caio Lima', autor: 'Alda Admin', em: '2026-11-20T18:00:00-03:00' },
  ],
};
