import { LIMITES_RASCUNHO } from './limitesRascunho';
import type { DadosComprador, DadosPassageiro, DadosPassageiros } from './passageiros/passageiro';
import type { DadosRascunho } from '../wire/compra/rascunhos';
import type { Tomador } from '../wire/compra/tomador';

/** Typed data of a purchase whose order does not exist yet. */
export interface Digitado {
  dados: DadosPassageiros;
  /** Index of the passenger who is the buyer. */
  compradorPassageiro: number | null;
  cupom: string | null;
  seguro: boolean;
  /** The company that is invoiced; null for the buyer alone. */
  tomador: Tomador | null;
}

type PassageiroRascunho = NonNullable<DadosRascunho['passageiros']>[number];

type Campo = keyof typeof LIMITES_RASCUNHO;

/** Text cut to the wire's limit, without control characters and lone surrogates, which no database stores. */
const keep = (campo: Campo, text: string | undefined): string =>
  (text ?? '').slice(0, LIMITES_RASCUNHO[campo]).replace(/\p{Cc}|\p{Cs}/gu, '');

/** Draft in wire format, valid or not, complete or not. */
export const toRascunho = ({ dados, compradorPassageiro, cupom, seguro, tomador }: Digitado): DadosRascunho => ({
  passageiros: dados.passageiros.map(toPassageiro),
  comprador: {
    nome: keep('nome', dados.comprador.nome),
    cpf: keep('cpf', dados.comprador.cpf),
    email: keep('email', dados.comprador.email),
    celular: keep('celular', dados.comprador.celular),
  },
  compradorPassageiro,
  cupom,
  seguro,
  tomador: tomador && {
    cnpj: keep('cnpj', tomador.cnpj),
    razaoSocial: keep('razaoSocial', tomador.razaoSocial),
    email: keep('email', tomador.email),
  },
});

const toPassageiro = (passageiro: DadosPassageiro): PassageiroRascunho => ({
  ...toIdentidade(passageiro),
  celular: keep('celular', passageiro.celular),
  autorizacaoMenor: Boolean(passageiro.autorizacaoMenor),
  beneficio: keep('beneficio', passageiro.beneficio),
  credencial: keep('credencial', passageiro.credencial),
  declaracaoRenda: Boolean(passageiro.declaracaoRenda),
  levaColo: Boolean(passageiro.levaColo),
  colo: toIdentidade(passageiro.colo),
  adicionais: { ...passageiro.adicionais },
  adicionaisPorTrecho: passageiro.adicionaisPorTrecho ?? null,
  salvar: Boolean(passageiro.salvar),
});

type Identidade = Pick<DadosPassageiro, 'nome' | 'tipoDocumento' | 'numeroDocumento' | 'dataNascimento'>;

const toIdentidade = (pessoa: Partial<Identidade> | undefined) => ({
  nome: keep('nome', pessoa?.nome),
  tipoDocumento: keep('tipoDocumento', pessoa?.tipoDocumento),
  numeroDocumento: keep('numeroDocumento', pessoa?.numeroDocumento),
  dataNascimento: keep('dataNascimento', pessoa?.dataNascimento),
});

const identidadeVazia = (): Identidade => ({ nome: '', tipoDocumento: '2', numeroDocumento: '', dataNascimento: '' });
const compradorVazio = (): DadosComprador => ({ nome: '', cpf: '', email: '', celular: '' });

/**
 * Empty passenger. Written out here, because the validation schema with the same defaults belongs to the form's chunk.
 */
const passageiroVazio = (): DadosPassageiro => ({
  ...identidadeVazia(),
  celular: '',
  autorizacaoMenor: false,
  beneficio: '',
  credencial: '',
  declaracaoRenda: false,
  levaColo: false,
  colo: identidadeVazia(),
  adicionais: {},
  adicionaisPorTrecho: null,
  salvar: false,
});

/** Empty draft for a number of passengers. */
export const rascunhoVazio = (quantidade: number): DadosRascunho =>
  toRascunho({
    dados: { passageiros: Array.from({ length: quantidade }, passageiroVazio), comprador: compradorVazio() },
    compradorPassageiro: null,
    cupom: null,
    seguro: false,
    tomador: null,
  });

/** Form values restored from a draft; missing fields are empty. */
export const fromRascunho = (rascunho: DadosRascunho): Digitado => ({
  dados: {
    passageiros: (rascunho.passageiros ?? []).map(fromPassageiro),
    comprador: { ...compradorVazio(), ...rascunho.comprador },
  },
  compradorPassageiro: rascunho.compradorPassageiro ?? null,
  cupom: rascunho.cupom ?? null,
  seguro: rascunho.seguro ?? false,
  tomador: toTomadorGuardado(rascunho.tomador),
});

/** The company of a draft, as the form kept it; the server judges it with the order. A half one is none. */
function toTomadorGuardado(tomador: DadosRascunho['tomador']): Tomador | null {
  const { cnpj, razaoSocial, email } = tomador ?? {};
  return cnpj && razaoSocial ? { cnpj, razaoSocial, ...(email && { email }) } : null;
}

function fromPassageiro(passageiro: PassageiroRascunho): DadosPassageiro {
  const vazio = passageiroVazio();
  return { ...vazio, ...passageiro, colo: { ...vazio.colo, ...passageiro.colo } };
}

/** True for equal drafts, whatever the order of their keys. */
export const sameRascunho = (a: DadosRascunho, b: DadosRascunho): boolean => isSame(a, b);

/** Three-way merge of drafts from two tabs, field by field: local changes win, remote changes fill in. */
export function mergeRascunho(base: DadosRascunho | null, mine: DadosRascunho, theirs: DadosRascunho): DadosRascunho {
  const merged = merge(base ?? {}, mine, theirs) as DadosRascunho;
  const { tomador = null } = mine;
  // A company is one value: the number of one tab with the name of another would be neither.
  const stands = theirs.tomador === undefined || !isSame(tomador, base?.tomador ?? null);
  return { ...merged, tomador: stands ? tomador : theirs.tomador };
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isTree(mine) || !isTree(theirs)) return isSame(mine, base) ? theirs : mine;
  const before: Tree = isTree(base) ? base : {};
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...keys].map((key): [string, unknown] => {
    if (!(key in theirs)) return [key, mine[key]];
    return [key, key in mine ? merge(before[key], mine[key], theirs[key]) : theirs[key]];
  });
  return Array.isArray(mine) ? merged.map(([, value]) => value) : Object.fromEntries(merged);
}

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function isSame(a: unknown, b: unknown): boolean {
  if (!isTree(a) || !isTree(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}
