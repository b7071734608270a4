import { CANCEL } from 'redux-saga';
import type { Cadastro } from '../../src/domain/conta/cadastro';
import type { Conta, SessaoPraxio } from '../../src/domain/wire/conta/conta';
import type { HttpFailure, HttpResult, IdentitySession } from '../../src/services/ports';

/** Current time of every test, unless stated otherwise. */
export const AGORA = new Date('2026-11-21T12:00:00-03:00');

export const umCadastro = (fields: Partial<Cadastro> = {}): Cadastro => ({
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  dataNascimento: '10/05/1990',
  celular: '(11) 98765-4321',
  termosAceite: true,
  ...fields,
});

export const umaConta = (fields: Partial<Conta> = {}): Conta => ({
  id: '10',
  nome: 'Ana Souza',
  email: 'ana@itape.test',
  cpf: '52998224725',
  dataNascimento: '1990-05-10',
  celular: '+5511987654321',
  provedorTipo: 1,
  criadoEm: '2026-01-02T10:00:00-03:00',
  ...fields,
});

export const umaIdentidade = (fields: Partial<IdentitySession> = {}): IdentitySession => ({
  sub: '11111111-1111-4111-8111-111111111111',
  email: 'ana@itape.test',
  nome: 'Ana Souza',
  grupos: [],
  provedor: 'itape',
  expiraEm: AGORA.getTime() + 900_000,
  autenticadoEm: AGORA.getTime(),
  ...fields,
});

export const umaSessaoExterna = (fields: Partial<SessaoPraxio> = {}): SessaoPraxio => ({
  sessaoClientId: 'praxio-1',
  estabelecimentoId: 7,
  loginDate: AGORA.toISOString(),
  expiraEm: new Date(AGORA.getTime() + 36_000_000).toISOString(),
  cache: false,
  ...fields,
});

export const succeeded = <T>(value: T): HttpResult<T> => ({ ok: true, value });
export const failed = (failure: HttpFailure): HttpResult<never> => ({ ok: false, failure });
/** A server refusal with these errors. */
export const refused = (status: number, ...mensagens: string[]): HttpResult<never> =>
  failed({ kind: 'refused', status, erros: mensagens.map((mensagem) => ({ codigo: 'RECUSADO', mensagem })) });
/** HTTP 429 with `Retry-After`. */
export const overLimit = (segundos: number | null): HttpResult<never> =>
  failed({ kind: 'transient', motivo: 'limite', segundos });
export const offline = (): HttpResult<never> => failed({ kind: 'transient', motivo: 'rede' });

/** A pending promise that records whether the waiting workflow cancelled it. */
export function abortable<T>(): { promise: Promise<T>; aborted: () => boolean } {
  let aborted = false;
  const promise = Object.assign(new Promise<T>(() => undefined), { [CANCEL]: () => (aborted = true) });
  return { promise, aborted: () => aborted };
}
