import type { Grupo } from '../../../../../src/domain/sessao/grupos';
import { EmailTaken, GRUPOS_DE_AGENCIA, UserGone, type OperadorIdentity, type ProviderUser } from '../operadorIdentity';

interface MemoryUser {
  sub: string;
  email: string;
  estado: ProviderUser['estado'];
  grupos: Set<Grupo>;
  isEnabled: boolean;
}

/** A provider in memory, to look into, whose calls take a while, fail or change nothing when a test says so. */
export interface MemoryIdentity extends OperadorIdentity {
  users: Map<string, MemoryUser>;
  /** Names of the calls with the sub or address, in order. */
  calls: string[];
  /** A step before each call; it rejects to fail it. */
  before: { step: (call: string) => Promise<void> };
  add: (user: Partial<MemoryUser> & { email: string }) => MemoryUser;
}

/** A provider without anybody. */
export function createMemoryIdentity(): MemoryIdentity {
  const users = new Map<string, MemoryUser>();
  const calls: string[] = [];
  const before = { step: (_call: string): Promise<void> => Promise.resolve() };

  const begin = async (name: string, about: string): Promise<void> => {
    calls.push(`${name} ${about}`);
    await before.step(name);
  };
  const known = (sub: string): MemoryUser => {
    const user = users.get(sub);
    if (!user) throw new UserGone('no such user');
    return user;
  };
  const add: MemoryIdentity['add'] = (user) => {
    const made: MemoryUser = {
      sub: `sub-${users.size + 1}-${user.email}`,
      estado: 'confirmado',
      grupos: new Set(),
      isEnabled: true,
      ...user,
    };
    users.set(made.sub, made);
    return made;
  };
  const on =
    (name: string, work: (user: MemoryUser) => void = () => undefined) =>
    async (sub: string): Promise<void> => {
      await begin(name, sub);
      work(known(sub));
    };

  return {
    users,
    calls,
    before,
    add,
    create: async ({ email, grupos }) => {
      await begin('create', email);
      if ([...users.values()].some((user) => user.email === email)) throw new EmailTaken();
      return { sub: add({ email, estado: 'convidado', grupos: new Set(grupos) }).sub };
    },
    find: async (username) => {
      await begin('find', username);
      const user = [...users.values()].find(({ sub, email }) => sub === username || email === username);
      return user ? { sub: user.sub, estado: user.estado } : null;
    },
    setGrupos: async (sub, grupos) => {
      await begin('setGrupos', sub);
      const user = known(sub);
      for (const grupo of GRUPOS_DE_AGENCIA) user.grupos.delete(grupo);
      for (const grupo of grupos) user.grupos.add(grupo);
    },
    addGrupo: async (sub, grupo) => {
      await begin('addGrupo', sub);
      const { grupos } = known(sub);
      const isNew = !grupos.has(grupo);
      grupos.add(grupo);
      return isNew;
    },
    disable: on('disable', (user) => (user.isEnabled = false)),
    enable: on('enable', (user) => (user.isEnabled = true)),
    signOut: on('signOut'),
    setTemporaryPassword: on('setTemporaryPassword', (user) => (user.estado = 'convidado')),
    invite: on('invite'),
    requestReset: on('requestReset'),
  };
}
