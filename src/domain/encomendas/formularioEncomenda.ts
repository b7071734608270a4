import { isCelular, toCelularE164 } from '../base/pessoa/celular';
import { readChaveNfe } from './chaveNfe';
import { CIENCIA_NECESSARIA } from '../empresa/conteudo/encomendasProibidas';
import type { Dia } from '../base/data';
import { isEmail } from '../base/pessoa/email';
import {
  isDocumentoParte,
  isNomeParte,
  LIMITES,
  normalizeDocumentoParte,
  rotulosDocumentoParte,
  type TipoDocumentoParte,
} from './encomenda';
import { mensagens } from '../base/mensagens';
import { normalizeNome } from '../base/pessoa/nome';
import type { DocumentoFiscal, NovaCotacaoEncomenda, NovaEncomenda, Parte } from '../wire/encomendas/encomendas';
import type { Localidade } from '../wire/lugares/localidades';
import { errosVolume, readVolume, volumeVazio, type VolumeDigitado } from './volumeDigitado';

/** A place field: the typed text and the place it resolves to, null until known. */
export interface LugarDigitado {
  texto: string;
  lugar: Localidade | null;
}

/** The first step as filled in. */
export interface DadosCotacao {
  origem: LugarDigitado;
  destino: LugarDigitado;
  volumes: VolumeDigitado[];
  valor: number | null;
}

export interface ParteDigitada {
  nome: string;
  tipo: string;
  numero: string;
  celular: string;
  email: string;
}

export interface DadosPartes {
  remetente: ParteDigitada;
  destinatario: ParteDigitada;
}

export interface ItemDigitado {
  descricao: string;
  quantidade: string;
  valor: number | null;
}

export interface DadosFiscais {
  tipo: string;
  chave: string;
  itens: ItemDigitado[];
}

/** Errors in the shape of the form, present only for invalid fields. */
export type Erros<T> = {
  [K in keyof T]?: T[K] extends readonly (infer U)[]
    ? Erros<U>[] | string
    : T[K] extends LugarDigitado | number | null
      ? string
      : T[K] extends object
        ? Erros<T[K]>
        : string;
};

export const itemVazio: ItemDigitado = { descricao: '', quantidade: '1', valor: null };
const parteVazia: ParteDigitada = { nome: '', tipo: 'cpf', numero: '', celular: '', email: '' };
const lugarVazio: LugarDigitado = { texto: '', lugar: null };

export const cotacaoVazia: DadosCotacao = {
  origem: lugarVazio,
  destino: lugarVazio,
  volumes: [volumeVazio],
  valor: null,
};
export const partesVazias: DadosPartes = { remetente: parteVazia, destinatario: parteVazia };
export const fiscalVazio: DadosFiscais = { tipo: 'declaracao', chave: '', itens: [itemVazio] };

const only = <T>(erros: (T | undefined)[]): T[] | undefined =>
  erros.some((erro) => erro !== undefined) ? (erros as T[]) : undefined;

/** Validation errors of the quote. */
export function errosCotacao({ origem, destino, volumes, valor }: DadosCotacao): Erros<DadosCotacao> {
  const same = origem.lugar && origem.lugar.id === destino.lugar?.id;
  const errados = only(volumes.map(errosVolume));
  return {
    ...(!origem.lugar && { origem: 'Escolha de onde a encomenda sai' }),
    ...(!destino.lugar && { destino: 'Escolha para onde a encomenda vai' }),
    ...(same && { destino: 'Origem e destino precisam ser diferentes' }),
    ...(errados && { volumes: errados }),
    ...((valor ?? 0) < LIMITES.valorMinimoCentavos && {
      valor: 'Declare quanto vale o conteúdo, a partir de R$ 10,00',
    }),
  };
}

/** Body of `POST /Encomendas/Cotacao`, for a form without errors. */
export const toNovaCotacao = ({ origem, destino, volumes, valor }: DadosCotacao): NovaCotacaoEncomenda => ({
  localidadeOrigem: origem.lugar?.id ?? '',
  localidadeDestino: destino.lugar?.id ?? '',
  volumes: volumes.flatMap((digitado) => readVolume(digitado) ?? []),
  valorDeclaradoCentavos: valor ?? 0,
});

export const isTipoDocumentoParte = (text: string): text is TipoDocumentoParte =>
  Object.hasOwn(rotulosDocumentoParte, text);

function errosParte({ nome, tipo, numero, celular, email }: ParteDigitada): Erros<ParteDigitada> | undefined {
  const known = isTipoDocumentoParte(tipo) ? tipo : 'cpf';
  const erros: Erros<ParteDigitada> = {
    ...(!isNomeParte(known, nome) && { nome: mensagens.nomeInvalido }),
    ...(!isDocumentoParte({ tipo: known, numero }) && { numero: `Informe um ${rotulosDocumentoParte[known]} válido` }),
    ...(!isCelular(celular) && { celular: mensagens.celularInvalido }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { email: 'Informe um e-mail válido' }),
  };
  return Object.keys(erros).length > 0 ? erros : undefined;
}

/** Validation errors of sender and recipient. */
export function errosPartes({ remetente, destinatario }: DadosPartes): Erros<DadosPartes> {
  const [de, para] = [errosParte(remetente), errosParte(destinatario)];
  return { ...(de && { remetente: de }), ...(para && { destinatario: para }) };
}

function errosItem({ descricao, quantidade, valor }: ItemDigitado): Erros<ItemDigitado> | undefined {
  const count = Number(quantidade);
  const erros: Erros<ItemDigitado> = {
    ...(descricao.trim().length < 3 && { descricao: 'Diga o que é' }),
    ...(!(Number.isInteger(count) && count >= 1 && count <= LIMITES.itemQuantidade) && {
      quantidade: 'Informe a quantidade',
    }),
    ...(!valor && { valor: 'Informe o valor de cada um' }),
  };
  return Object.keys(erros).length > 0 ? erros : undefined;
}

/** Validation errors of the fiscal step. */
export function errosFiscais({ tipo, chave, itens }: DadosFiscais, hoje: Dia): Erros<DadosFiscais> {
  if (tipo === 'nfe') {
    const lida = readChaveNfe(chave, hoje);
    return lida.ok ? {} : { chave: lida.erro };
  }
  const errados = only(itens.map(errosItem));
  return errados ? { itens: errados } : {};
}

const toParte = ({ nome, tipo, numero, celular, email }: ParteDigitada): Parte => ({
  nome: normalizeNome(nome),
  documento: normalizeDocumentoParte({ tipo: isTipoDocumentoParte(tipo) ? tipo : 'cpf', numero }),
  celular: toCelularE164(celular),
  ...(email.trim() && { email: email.trim() }),
});

const toFiscal = ({ tipo, chave, itens }: DadosFiscais): DocumentoFiscal =>
  tipo === 'nfe'
    ? { tipo: 'nfe', chave: chave.replace(/[\s.-]/g, '') }
    : {
        tipo: 'declaracao',
        itens: itens.map(({ descricao, quantidade, valor }) => ({
          descricao: descricao.trim(),
          quantidade: Number(quantidade),
          valorCentavos: valor ?? 0,
        })),
      };

/** Body of `POST /Encomendas`. */
export const toNovaEncomenda = (
  cotacaoId: string,
  { remetente, destinatario }: DadosPartes,
  fiscal: DadosFiscais,
  ciencia: boolean,
): NovaEncomenda => ({
  cotacaoId,
  remetente: toParte(remetente),
  destinatario: toParte(destinatario),
  fiscal: toFiscal(fiscal),
  ciencia,
});

/** Validation error of the final confirmation. */
export const erroCiencia = (ciencia: boolean): string | undefined => (ciencia ? undefined : CIENCIA_NECESSARIA);
