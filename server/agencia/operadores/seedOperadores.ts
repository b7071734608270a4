import type { PapelOperador } from '../../../src/domain/agencia/caixa/estado';
import type { Database } from '../../platform/database/database';
import { seedUsers } from '../../identity/users/seed';
import { seedEstabelecimento } from './estabelecimentoRepository';
import { seedOperador } from './operadorRepository';

/** The seeded establishment; the operator's system sells under it too (`sandbox/praxio`). */
export const SEED_ESTABELECIMENTO = { id: 1, nome: 'Agência Itapê Centro', cnpj: '11444777000161' };

interface SeedOperador {
  id: string;
  user: { sub: string; email: string; nome: string };
  papel: PapelOperador;
  limiteCaixaCentavos: number;
  limiteDescontoPontos: number;
  comissaoPontos: number;
}

/** The embedded provider's people of the agency, with what they may do. */
export const seedOperadores: Record<'agencia' | 'responsavel', SeedOperador> = {
  agencia: {
    id: '00000000-0000-7000-8000-0000000a6e01',
    user: seedUsers.agencia,
    papel: 'operador',
    limiteCaixaCentavos: 500_000,
    limiteDescontoPontos: 500,
    comissaoPontos: 300,
  },
  responsavel: {
    id: '00000000-0000-7000-8000-0000000a6e02',
    user: seedUsers.responsavel,
    papel: 'responsavel',
    limiteCaixaCentavos: 2_000_000,
    limiteDescontoPontos: 1_500,
    comissaoPontos: 200,
  },
};

/** Inserts the seeded people as operators of one establishment; rows that exist are left as they are. */
export async function seedAgencia({ db }: Pick<Database, 'db'>): Promise<void> {
  await seedEstabelecimento(db, SEED_ESTABELECIMENTO);
  for (const { id, user, papel, ...limits } of Object.values(seedOperadores)) {
    await seedOperador(db, {
      id,
      identidade_sub: user.sub,
      estabelecimento_id: SEED_ESTABELECIMENTO.id,
      nome: user.nome,
      email: user.email,
      email_norm: user.email,
      papel,
      situacao: 'ativo',
      limite_caixa_centavos: limits.limiteCaixaCentavos,
      limite_desconto_pontos: limits.limiteDescontoPontos,
      comissao_pontos: limits.comissaoPontos,
    });
  }
}
