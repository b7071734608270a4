import type { Grupo } from '../../src/domain/sessao/grupos';
import type { Gravado } from '../../.storybook/app/recording';
import { seedUsers } from '../../server/identity/users/seed';

export interface Pessoa {
  sub: string;
  email: string;
  nome: string;
  grupos: Grupo[];
}

/** Seeded people known to stories, with their groups. */
export const pessoas: Record<Gravado, Pessoa> = {
  cliente: { ...seedUsers.cliente, grupos: [] },
  agencia: { ...seedUsers.agencia, grupos: ['Agencia'] },
  agenciaResponsavel: { ...seedUsers.responsavel, grupos: ['Agencia', 'AgenciaResponsavel'] },
  admin: { ...seedUsers.admin, grupos: ['Admin'] },
  novaConta: { ...seedUsers.novaContaGoogle, grupos: [] },
};
