import type { IdentityContext } from '../context';
import { SEED_PASSWORD, SEED_TEMPORARY_PASSWORD } from '../passwords/seedPasswords';

/** Fixed subs, so that the product's own seed can give these people a conta. */
const sub = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The contract's seeded people. `cliente` and `mariaGoogle` have a conta in the product's seed, the rest have none. */
export const seedUsers = {
  cliente: { sub: sub(1), email: 'cliente@itape.test', nome: 'Carla Cliente' },
  novaContaGoogle: { sub: sub(2), email: 'nova.conta@gmail.test', nome: 'Nova Conta' },
  mariaGoogle: { sub: sub(3), email: 'maria@gmail.test', nome: 'Maria Completa' },
  apple: { sub: sub(4), email: 'x7k2p9@privaterelay.appleid.test' },
  agencia: { sub: sub(5), email: 'agencia@itape.test', nome: 'Ana Agência' },
  responsavel: { sub: sub(6), email: 'responsavel@itape.test', nome: 'Rui Responsável' },
  admin: { sub: sub(7), email: 'admin@itape.test', nome: 'Alda Admin' },
  temporaria: { sub: sub(8), email: 'temporaria@itape.test', nome: 'Tereza Temporária' },
  desativado: { sub: sub(9), email: 'desativado@itape.test', nome: 'Davi Desativado' },
  naoConfirmado: { sub: sub(10), email: 'nao.confirmado@itape.test', nome: 'Nair Não Confirmada' },
  redefinir: { sub: sub(11), email: 'redefinir@itape.test', nome: 'Rosa Redefinir' },
  operacao: { sub: sub(12), email: 'operacao@itape.test', nome: 'Otto Operação' },
} as const;

type SeedUser = (typeof seedUsers)[Exclude<keyof typeof seedUsers, 'apple'>];

/** Fills a new pool. */
export function seed({ users, passwords }: IdentityContext): void {
  const own = (user: SeedUser, groups: string[] = []) => {
    const stored = users.create({ ...user, status: 'CONFIRMED', emailVerified: true, groups });
    passwords.set(stored, SEED_PASSWORD);
    return stored;
  };
  own(seedUsers.cliente);
  own(seedUsers.agencia, ['Agencia']);
  own(seedUsers.responsavel, ['Agencia', 'AgenciaResponsavel']);
  own(seedUsers.admin, ['Admin']);
  own(seedUsers.operacao, ['Operacao']);
  passwords.setTemporary(own(seedUsers.temporaria), SEED_TEMPORARY_PASSWORD);
  own(seedUsers.desativado).enabled = false;
  Object.assign(own(seedUsers.naoConfirmado), { status: 'UNCONFIRMED' }).attributes.email_verified = 'false';
  Object.assign(own(seedUsers.redefinir), { status: 'RESET_REQUIRED' });

  users.upsertFederated({ provider: 'Google', id: '100000000000000000001', ...seedUsers.novaContaGoogle });
  users.upsertFederated({ provider: 'Google', id: '100000000000000000002', ...seedUsers.mariaGoogle });
  // Saves last, and with it the states set above.
  users.upsertFederated({ provider: 'SignInWithApple', id: '000001.a1b2c3d4e5f6.0001', ...seedUsers.apple });
}
