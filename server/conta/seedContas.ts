import { provedores, type Provedor } from '../../src/domain/sessao/provedor';
import type { Database } from '../platform/database/database';
import { seedUsers } from '../identity/users/seed';
import { insertConta } from './contaRepository';

interface SeedConta {
  user: { sub: string; email: string; nome: string };
  provedor: Provedor;
  cpf: string;
  dataNascimento: string;
  celular: string;
}

/** The seeded people with a complete registration; their CPFs are invented, with valid check digits. */
const contas: readonly SeedConta[] = [
  {
    user: seedUsers.cliente,
    provedor: 'itape',
    cpf: '71000000176',
    dataNascimento: '1990-05-17',
    celular: '+5511987650001',
  },
  {
    user: seedUsers.mariaGoogle,
    provedor: 'google',
    cpf: '71000000257',
    dataNascimento: '1985-11-03',
    celular: '+5521987650002',
  },
  {
    user: seedUsers.agencia,
    provedor: 'itape',
    cpf: '71000000338',
    dataNascimento: '1978-02-21',
    celular: '+5531987650003',
  },
  {
    user: seedUsers.responsavel,
    provedor: 'itape',
    cpf: '71000000419',
    dataNascimento: '1970-08-09',
    celular: '+5541987650004',
  },
  {
    user: seedUsers.admin,
    provedor: 'itape',
    cpf: '71000000508',
    dataNascimento: '1982-12-30',
    celular: '+5551987650005',
  },
  {
    user: seedUsers.operacao,
    provedor: 'itape',
    cpf: '71000000680',
    dataNascimento: '1975-04-11',
    celular: '+5561987650006',
  },
];

/** Inserts the accounts of the embedded provider's people; existing ones are left as they are. */
export async function seedContas({ db }: Database): Promise<void> {
  for (const { user, provedor, ...conta } of contas) {
    const { sub: cognitoId, email, nome } = user;
    await insertConta(db, { ...conta, cognitoId, email, nome, provedorTipo: provedores[provedor], termosVersao: 1 });
  }
}
